import { randomInt } from 'node:crypto'
import { beforeEach, expect, it } from 'vitest'
import type { AnswerOf } from '#contract/base/call.ts'
import { orderDetails, orderLive } from '#contract/orders/orders.ts'
import { answerProposal, readProposal } from '#contract/orders/proposals.ts'
import { severalStreams } from '#contract/operate/several-streams.ts'
import { addressOf, clientOf, type Client, type Reply } from '../../testing/client.ts'
import { openEventStream } from '../../testing/event-stream.ts'
import { placed } from '../../testing/order-inputs.ts'
import {
  readMailedKey,
  ownOrderParams,
  product,
  makeProposal,
  staff,
} from '../../ordering/proposals/test-proposals.ts'
import type { SignedIn } from '../../testing/test-product.ts'

const app = await product.withSettings({ trustProxy: '127.0.0.1' })
const address = await app.listen({ port: 0, host: '127.0.0.1' })

let networks = 0
let from: Record<string, string>
let asha: SignedIn
beforeEach(async () => {
  from = { 'x-forwarded-for': `198.51.100.${(networks += 1)}` }
  await product.startAgain()
  asha = await product.person({ name: 'Asha' })
})

function at(person: SignedIn): Client {
  const client = clientOf(app)
  const cookie = person.cookieHeader()
  return {
    ...client,
    call: (call, input, headers) => client.call(call, input, { cookie, ...headers }),
  }
}

const read = (
  orderId: string,
  who = clientOf(app),
): Promise<Reply<AnswerOf<typeof orderDetails>>> =>
  who.call(orderDetails, { params: { orderId } }, from)

const wrongNumber = () => `LC-${randomInt(1e9).toString(36).toUpperCase().padStart(8, '0')}`

it('refuses wrong order numbers from one address beyond 240 a minute, for any user', async () => {
  const order = await placed(asha)
  const askers = [clientOf(app), at(await product.person()), at(await product.person())]
  const right = new Set<number>()
  for (let asked = 0; asked < 240; asked += 1) {
    // What is right doesn’t count.
    right.add((await read(order._id)).status)
    expect((await read(wrongNumber(), askers[asked % 3])).status).toBe(404)
  }
  expect(right).toEqual(new Set([200]))
  for (const asker of [...askers, at(await product.person())]) {
    for (const asked of [wrongNumber(), order._id]) {
      const refused = await read(asked, asker)
      expect([refused.status, refused.code]).toEqual([429, 'too_many_requests'])
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    }
  }
  // Who reads what is theirs guesses nothing.
  for (const asker of [at(asha), at(staff)]) expect((await read(order._id, asker)).status).toBe(200)
  from = { 'x-forwarded-for': '203.0.113.1' }
  expect((await read(order._id)).status).toBe(200)
})

it('limits wrong order numbers in live streams as on the order’s page', async () => {
  const order = await placed(asha)
  const follow = async (orderId: string, who?: SignedIn) => {
    const headers = { ...from, ...(who && { cookie: who.cookieHeader() }) }
    const path = addressOf(orderLive, { params: { orderId } })
    const stream = await openEventStream(`${address}${path}`, headers)
    stream.close()
    return stream.status
  }
  const together = async (orders: string[], who?: SignedIn) => {
    const streams = orders.map((orderId) => addressOf(orderLive, { params: { orderId } })).join(',')
    const headers = { ...from, ...(who && { cookie: who.cookieHeader() }) }
    const path = addressOf(severalStreams, { query: { streams } })
    const stream = await openEventStream(`${address}${path}`, headers)
    const events = []
    for (const _ of orders) events.push(await stream.next())
    stream.close()
    return events.map(({ event, data }) => (data as { code?: string }).code ?? event)
  }
  for (let asked = 0; asked < 6; asked += 1)
    expect(new Set(await together(Array.from({ length: 40 }, wrongNumber)))).toEqual(
      new Set(['order_not_found']),
    )
  expect(await together([wrongNumber(), order._id])).toEqual([
    'too_many_requests',
    'too_many_requests',
  ])
  expect([await follow(order._id), await follow(wrongNumber())]).toEqual([429, 429])
  expect([await follow(order._id, asha), await together([order._id], asha)]).toEqual([
    200,
    ['followed'],
  ])
})

it('refuses wrong proposal keys from one address, but not the logged-in customer', async () => {
  const order = await placed(asha)
  const { body: proposal } = await makeProposal(order)
  const key = await readMailedKey(asha)
  const look = (given: string, who = clientOf(app)) =>
    who.call(readProposal, { ...ownOrderParams(order), headers: { 'proposal-key': given } }, from)
  for (let asked = 0; asked < 240; asked += 1)
    expect((await look(`wrong ${asked}`)).status).toBe(404)
  const stranger = at(await product.person())
  const tried = [await look(key), await look('wrong'), await look(key, stranger)]
  expect(tried.map(({ status }) => status)).toEqual([429, 429, 429])
  expect((await look('', at(asha))).status).toBe(200)

  const { itemId } = proposal.lines[0]!
  const answer = (given: string | undefined, who = clientOf(app)) => {
    const body = { proposalId: proposal._id, itemId, answer: 'do', key: given } as const
    return who.call(answerProposal, { ...ownOrderParams(order), body }, from)
  }
  for (let asked = 0; asked < 60; asked += 1)
    expect((await answer(`wrong ${asked}`)).status).toBe(404)
  expect([await answer(key), await answer(key, stranger)].map(({ status }) => status)).toEqual([
    429, 429,
  ])
  expect((await answer(undefined, at(asha))).status).toBe(200)
})
