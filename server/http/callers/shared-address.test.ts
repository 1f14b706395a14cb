import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { forgotPassword } from '#contract/accounts/accounts.ts'
import type { Call } from '#contract/base/call.ts'
import { beginChat, sendChat } from '#contract/help/chat.ts'
import { sendMessage } from '#contract/help/contact.ts'
import { allRoutes } from '../../capabilities.ts'
import { clientOf, type Client } from '../../testing/client.ts'
import { testProduct } from '../../testing/test-product.ts'

const product = await testProduct()
const app = await product.withSettings({ trustProxy: '127.0.0.1', limitFactor: 1 })

let networks = 0
const newNetwork = () => ({ 'x-forwarded-for': `203.0.113.${(networks += 1)}` })

const written = { name: 'Asha', email: 'asha@example.com', subject: 'Rugs', message: 'Do you?' }
const line = () => ({ clientId: randomUUID(), text: 'Is anybody there?' })

async function signedIn(): Promise<Client> {
  const person = await product.person()
  const client = clientOf(app)
  return {
    ...client,
    call: (call, input, headers) =>
      client.call(call, input, { cookie: person.cookieHeader(), ...headers }),
  }
}

async function visitor(from: Record<string, string>): Promise<Client> {
  const client = clientOf(app)
  await client.call(beginChat, { body: { name: 'Somebody' } }, from)
  return client
}

async function statusesOf(count: number, ask: () => Promise<{ status: number }>) {
  const statuses: number[] = []
  for (let asked = 0; asked < count; asked += 1) statuses.push((await ask()).status)
  return statuses
}

const refusedOf = (statuses: number[]) => statuses.filter((status) => status === 429).length

describe('a shared address', () => {
  it('accepts contact messages from each signed-in user, ten a minute from one of them', async () => {
    const from = newNetwork()
    const [asha, ravi] = [await signedIn(), await signedIn()]
    const send = (who: Client, at = from) => who.call(sendMessage, { body: written }, at)
    expect(refusedOf(await statusesOf(11, () => send(asha)))).toBe(1)
    expect((await send(ravi)).status).toBe(201)
    // Another address doesn't help.
    expect((await send(asha, newNetwork())).status).toBe(429)
  })

  it('accepts far more than ten messages a minute from visitors, up to a limit', async () => {
    const from = newNetwork()
    const send = () => clientOf(app).call(sendMessage, { body: written }, from)
    expect(refusedOf(await statusesOf(100, send))).toBe(0)
    expect((await send()).status).toBe(429)
  })

  it('accepts forty chat messages a minute from each visitor’s browser', async () => {
    const from = newNetwork()
    const [one, other] = [await visitor(from), await visitor(from)]
    const write = (who: Client, at = from) => who.call(sendChat, { body: line() }, at)
    expect(refusedOf(await statusesOf(41, () => write(one)))).toBe(1)
    expect((await write(other)).status).toBe(201)
    expect((await write(one, newNetwork())).status).toBe(429)
    expect((await write(await signedIn())).status).toBe(201)
  })

  it('stops a flood of new chats, whatever cookies it sends', async () => {
    const from = newNetwork()
    const begin = () => {
      const cookie = `washline.chat=${randomUUID().replaceAll('-', '').padEnd(43, 'x')}`
      return clientOf(app).call(beginChat, { body: { name: 'Flood' } }, { ...from, cookie })
    }
    expect(refusedOf(await statusesOf(105, begin))).toBe(5)
    expect(
      (await clientOf(app).call(beginChat, { body: { name: 'A' } }, newNetwork())).status,
    ).toBe(201)
  })

  it('serves others after one user is refused', async () => {
    const from = newNetwork()
    const asha = await signedIn()
    await statusesOf(120, () => asha.call(sendMessage, { body: written }, from))
    expect((await clientOf(app).call(sendMessage, { body: written }, from)).status).toBe(201)
  })

  it('serves password links for many people', async () => {
    const from = newNetwork()
    const ask = () =>
      clientOf(app).call(forgotPassword, { body: { email: `${randomUUID()}@example.com` } }, from)
    expect(refusedOf(await statusesOf(31, ask))).toBe(0)
  })
})

it('limits floods from one network in every public call with its own limit', async () => {
  const calls = (await allRoutes(product.deps)).map(({ call }): Call => call)
  const unbounded = calls.filter(({ access, limit }) => {
    if (access !== 'public' || !limit || typeof limit.minute === 'string') return false
    return (limit.networkMinute ?? limit.networkHour ?? limit.networkDay) === undefined
  })
  expect(unbounded.map(({ path }) => path)).toEqual([])
})
