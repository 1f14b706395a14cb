import { describe, expect, it } from 'vitest'
import { coverage } from '#contract/catalogue/catalogue.ts'
import { beginChat, chatTyping } from '#contract/help/chat.ts'
import { smsReceipts } from '#contract/messages/carrier-notices.ts'
import { quoteBooking } from '#contract/orders/booking-change.ts'
import { orderDetails } from '#contract/orders/orders.ts'
import { countStatements } from '../../database/statement-count.ts'
import { clientOf, type Client } from '../../testing/client.ts'
import { placed } from '../../testing/order-inputs.ts'
import { testProduct } from '../../testing/test-product.ts'
import { CALLS_PER_MINUTE_OF_ADDRESS } from './bounds.ts'

const product = await testProduct()
const app = await product.withSettings({ trustProxy: '127.0.0.1' })

let networks = 0
const newNetwork = () => ({ 'x-forwarded-for': `198.51.100.${(networks += 1)}` })

async function signedIn(): Promise<Client> {
  const cookie = (await product.person()).cookieHeader()
  const client = clientOf(app)
  return {
    ...client,
    call: (call, input, headers) => client.call(call, input, { cookie, ...headers }),
  }
}

async function visitor(from: Record<string, string>): Promise<Client> {
  const client = clientOf(app)
  await client.call(beginChat, { body: { name: 'Somebody' } }, from)
  return client
}

async function refusedOf(times: number, ask: () => Promise<{ status: number }>): Promise<number> {
  let refused = 0
  for (let asked = 0; asked < times; asked += 1) if ((await ask()).status === 429) refused += 1
  return refused
}

async function ordered(customer: Client): Promise<string> {
  await product.startAgain()
  return (await placed(customer))._id
}

const covers = (who: Client, from: Record<string, string>) =>
  who.call(coverage, { params: { pin: '560001' } }, from)

describe('an address that many share', () => {
  it('lets thirty customers read their orders thirty times a minute each', async () => {
    const from = newNetwork()
    const statuses = new Set<number>()
    for (let customers = 0; customers < 30; customers += 1) {
      const customer = await signedIn()
      const params = { orderId: await ordered(customer) }
      for (let asked = 0; asked < 30; asked += 1)
        statuses.add((await customer.call(orderDetails, { params }, from)).status)
    }
    expect(statuses).toEqual(new Set([200]))
  }, 60_000)

  it('refuses only the person beyond their own limit, from any address', async () => {
    const from = newNetwork()
    const [asha, ravi] = [await signedIn(), await signedIn()]
    const params = { orderId: await ordered(asha) }
    const read = (who: Client, at = from) => who.call(orderDetails, { params }, at)
    expect(await refusedOf(240, () => read(asha))).toBe(0)
    const refused = await read(asha, newNetwork())
    expect([refused.status, refused.code]).toEqual([429, 'too_many_requests'])
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect((await read(ravi)).status).toBe(200)
    expect((await read(clientOf(app))).status).toBe(200)
  })

  it('counts each person separately in calls that require a login', async () => {
    const from = newNetwork()
    const [asha, ravi] = [await signedIn(), await signedIn()]
    const quote = async (who: Client, orderId: string) => {
      const lines = [{ itemId: 'wash-fold', quantity: 3 }]
      return who.call(quoteBooking, { params: { orderId }, body: { lines } }, from)
    }
    const [hers, his] = [await ordered(asha), await ordered(ravi)]
    expect(await refusedOf(241, () => quote(asha, hers))).toBe(1)
    expect((await quote(ravi, his)).status).toBe(200)
  })

  it('counts each visitor by their browser’s chat cookie, from any address', async () => {
    const from = newNetwork()
    const [one, other] = [await visitor(from), await visitor(from)]
    const type = (who: Client, at = from) => who.call(chatTyping, {}, at)
    expect(await refusedOf(61, () => type(one))).toBe(1)
    expect((await type(one, newNetwork())).status).toBe(429)
    expect((await type(other)).status).toBe(200)
    expect((await type(clientOf(app))).status).toBe(200)
  })

  it('treats a forged cookie as none', async () => {
    const from = newNetwork()
    const cookies = ['washline.chat', 'washline.session_token'].map(
      (name) => `${name}=${'A'.repeat(43)}`,
    )
    for (const cookie of cookies)
      expect(
        await refusedOf(61, () => clientOf(app).call(chatTyping, {}, { ...from, cookie })),
      ).toBe(0)
  })
})

describe('a flood from one address', () => {
  it('refuses visitors, but not users with a valid cookie', async () => {
    const from = newNetwork()
    const known = [await signedIn(), await visitor(from)]
    const madeUp = { ...from, cookie: `washline.chat=${'A'.repeat(43)}` }
    expect(
      await refusedOf(CALLS_PER_MINUTE_OF_ADDRESS - 1, () => covers(clientOf(app), from)),
    ).toBe(0)
    expect((await covers(clientOf(app), madeUp)).status).toBe(200)
    for (const headers of [from, madeUp]) {
      const refused = await covers(clientOf(app), headers)
      expect([refused.status, refused.code]).toEqual([429, 'too_many_requests'])
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    }
    for (const who of known) expect((await covers(who, from)).status).toBe(200)
    expect((await covers(clientOf(app), newNetwork())).status).toBe(200)
  }, 60_000)

  it('refuses accounts, but not visitors', async () => {
    const from = newNetwork()
    const accounts = await Promise.all([1, 2, 3, 4].map(() => signedIn()))
    let asked = 0
    const ask = () => covers(accounts[(asked += 1) % accounts.length]!, from)
    expect(await refusedOf(CALLS_PER_MINUTE_OF_ADDRESS + 2, ask)).toBe(2)
    expect((await covers(await signedIn(), from)).status).toBe(429)
    expect((await covers(clientOf(app), from)).status).toBe(200)
  }, 60_000)
})

it('takes more signed webhooks from an address than requests of strangers', async () => {
  const from = newNetwork()
  const report = () => clientOf(app).call(smsReceipts, {}, from)
  expect(await refusedOf(CALLS_PER_MINUTE_OF_ADDRESS + 1, report)).toBe(0)
}, 60_000)

it('counts without database statements', async () => {
  const who = await visitor(newNetwork())
  await covers(who, newNetwork())
  const { statements } = await countStatements(() => covers(who, newNetwork()))
  expect(statements).toEqual([])
})
