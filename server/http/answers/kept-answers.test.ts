// @both-engines
import { beforeEach, describe, expect, it } from 'vitest'
import { business, coverage, slots } from '#contract/catalogue/catalogue.ts'
import { cancelOrder } from '#contract/orders/orders.ts'
import { countStatements } from '../../database/statement-count.ts'
import { clientOf } from '../../testing/client.ts'
import { testProduct, type SignedIn } from '../../testing/test-product.ts'
import { placed, THURSDAY } from '../../testing/order-inputs.ts'
import { CALLS_PER_MINUTE_OF_ADDRESS } from '../limits/bounds.ts'

const product = await testProduct()
const asha = await product.person()
beforeEach(() => product.clock.set('2025-06-18T06:30:00Z'))

const query = { from: THURSDAY, days: 1 }

async function placesLeft(client = product.visitor): Promise<number> {
  const { body } = await client.call(slots, { query })
  return body.dates[0]!.slots[0]!.placesLeft
}

describe('the free places shown to visitors', () => {
  it('read the database once for many requests', async () => {
    await placesLeft()
    const { statements } = await countStatements(async () => {
      for (let asked = 0; asked < 20; asked += 1) await placesLeft()
    })
    expect(statements).toEqual([])
  })

  it('read the database once for requests at the same moment', async () => {
    product.clock.set('2025-06-18T06:40:00Z')
    const { statements } = await countStatements(() =>
      Promise.all(Array.from({ length: 20 }, () => placesLeft())),
    )
    expect(statements).toHaveLength(1)
  })

  it('drop by one as soon as an order is answered, and rise by one when it is cancelled', async () => {
    const before = await placesLeft()
    const order = await placed(asha)
    expect([await placesLeft(), await placesLeft(asha)]).toEqual([before - 1, before - 1])
    await asha.call(cancelOrder, { params: { orderId: order._id } })
    expect([await placesLeft(), await placesLeft(asha)]).toEqual([before, before])
  })

  it.runIf(process.env['TEST_ENGINE'] === 'postgresql')(
    'follow bookings at another server, which the customer who made them sees at once',
    async () => {
      const other = await product.secondProcess()
      const before = await placesLeft()
      await placed(clientOf(other, new Map([cookieOf(asha)])))
      expect(await placesLeft(asha)).toBe(before - 1)
      await expect.poll(() => placesLeft()).toBe(before - 1)
    },
  )

  it('leave out slots that have begun', async () => {
    const today = async () =>
      (await product.visitor.call(slots, { query: { days: 1 } })).body.dates[0]!.slots.length
    const before = await today()
    product.clock.set('2025-06-18T07:31:00Z')
    expect(await today()).toBe(before - 1)
    product.clock.set('2025-06-18T06:30:00Z')
    expect(await today()).toBe(before)
  })
})

it('shows public facts as staff changed them, from the next request on', async () => {
  expect((await product.visitor.call(business, {})).body.phone).not.toBe('+91 80 0000 0000')
  await product.db.updateTable('business').set({ phone: '+91 80 0000 0000' }).execute()
  await expect
    .poll(async () => (await product.visitor.call(business, {})).body.phone)
    .toBe('+91 80 0000 0000')
})

it('lets one address make many public requests, up to a limit', async () => {
  const params = { pin: '560001' }
  const statuses = new Set<number>()
  for (let asked = 0; asked < CALLS_PER_MINUTE_OF_ADDRESS; asked += 1)
    statuses.add((await product.visitor.call(coverage, { params })).status)
  expect(statuses).toEqual(new Set([200]))
  const refused = await product.visitor.call(coverage, { params })
  expect([refused.status, refused.code]).toEqual([429, 'too_many_requests'])
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
})

it('serves the API description from one copy, and not again to a caller that has it', async () => {
  const first = await product.visitor.send({ method: 'GET', url: '/api/openapi.json' })
  const again = await product.visitor.send({
    method: 'GET',
    url: '/api/openapi.json',
    headers: { 'if-none-match': String(first.headers['etag']) },
  })
  expect([first.status, again.status, again.body]).toEqual([200, 304, ''])
})

function cookieOf(person: SignedIn): [name: string, value: string] {
  const [name = '', ...value] = person.cookieHeader().split('=')
  return [name, value.join('=')]
}
