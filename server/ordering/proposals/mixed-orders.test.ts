// Orders with weighed and counted lines: each line is charged by its intake, and absent ones are removed.
import { beforeEach, expect, it } from 'vitest'
import type { InputOf } from '#contract/base/call.ts'
import { orderClothes, readCustody, receiveUnits } from '#contract/clothes/custody.ts'
import { followDifferences, readDifferences } from '#contract/clothes/differences.ts'
import { notifications } from '#contract/messages/notifications.ts'
import { setOrderStatus } from '#contract/orders/order-list.ts'
import type { Order } from '#contract/orders/orders.ts'
import { readProposal } from '#contract/orders/proposals.ts'
import { placed } from '../../testing/order-inputs.ts'
import type { SignedIn } from '../../testing/test-product.ts'
import {
  answerLine,
  ownOrderParams,
  orderParams,
  product,
  readOrderAs,
  staff,
} from './test-proposals.ts'

const plant = await product.person({ preset: 'plant', name: 'Kiran Das' })
const counter = await product.person({ preset: 'counter', name: 'Devi Rao' })
const SHIRT = 'dry-cleaning-shirt'
const WASH = 'wash-fold'
/** ₹210 and ₹45, so that ₹280 may be charged without asking. */
const MIXED = [
  { itemId: WASH, quantity: 3 },
  { itemId: SHIRT, quantity: 3 },
]

type Received = InputOf<typeof receiveUnits>['body']
const BAG: Received['units'] = [{ kind: 'bag', item: WASH }]
const shirts = (count: number): Received['units'] =>
  Array.from({ length: count }, () => ({ kind: 'item', item: SHIRT }))

let asha: SignedIn
let order: Order
beforeEach(async () => {
  await product.startAgain()
  asha = await product.person({ name: 'Asha' })
  order = await placed(asha, { lines: MIXED })
  await staff.call(setOrderStatus, { ...orderParams(order), body: { status: 'picked_up' } })
})

const received = (units: Received['units'], weights: Partial<Received> = {}) =>
  plant.call(receiveUnits, { ...orderParams(order), body: { units, seen: 0, ...weights } })
const read = async (all = false) =>
  (
    await counter.call(readDifferences, {
      ...orderParams(order),
      query: all ? { all: 'true' } : {},
    })
  ).body

async function follow(all = false) {
  const { total = 0, revision = 0 } = (await read(all)).differences ?? {}
  const body = { reason: 'As we counted it', total, revision, ...(all && { all }) }
  return counter.call(followDifferences, { ...orderParams(order), body })
}

it('charges the weight of the wash automatically, although shirts came in with it', async () => {
  const of = { grams: 3900, weighed: [{ item: WASH, grams: 3250 }] }
  expect((await received([...shirts(3), ...BAG], of)).status).toBe(200)
  expect(await read()).toMatchObject({
    differences: {
      lines: [{ itemId: WASH, before: 3, quantity: 3.2 }],
      totalNow: 255,
      total: 269,
      asks: false,
    },
    notCounted: [],
  })
  expect((await follow()).body).toMatchObject({ total: 269, asked: false })
  expect(await readOrderAs(asha, order)).toMatchObject({ total: 269 })
})

it('asks above what may be charged without asking, and charges less when it weighed less', async () => {
  await received([...BAG, ...shirts(3)], { weighed: [{ item: WASH, grams: 4350 }] })
  expect((await follow()).body).toMatchObject({ asked: true })
  expect(await readOrderAs(asha, order)).toMatchObject({ total: 255 })
  const { body: proposal } = await asha.call(readProposal, ownOrderParams(order))
  expect(proposal.lines).toMatchObject([{ itemId: WASH }])
  await answerLine(asha, proposal, WASH, 'do')
  expect(await readOrderAs(asha, order)).toMatchObject({ total: 346 })

  const light = await placed(asha, { lines: MIXED })
  await staff.call(setOrderStatus, { ...orderParams(light), body: { status: 'picked_up' } })
  order = light
  await received([...BAG, ...shirts(3)], { weighed: [{ item: WASH, grams: 2000 }] })
  expect((await follow()).body).toMatchObject({ total: 185, asked: false })
})

it('records each weighing as its own entry, and shows their sum as the order’s weight', async () => {
  await received([...shirts(2), ...BAG], { grams: 3900, weighed: [{ item: WASH, grams: 3250 }] })
  const { body } = await plant.call(readCustody, orderParams(order))
  expect(body.weights.in).toBe(3900)
  expect(body.units.map(({ number, kind }) => [number, kind])).toEqual([
    [1, 'bag'],
    [2, 'item'],
    [3, 'item'],
  ])
  const { handOvers } = (await asha.call(orderClothes, ownOrderParams(order))).body
  expect(handOvers.map(({ content }) => content)).toMatchObject([
    { kind: 'received', units: [{ number: 1 }], grams: 3250 },
    { kind: 'received', units: [{ number: 2 }, { number: 3 }], grams: 650 },
  ])
})

it.each([
  ['a part above the whole', { grams: 3000, weighed: [{ item: WASH, grams: 3250 }] }],
  ['a part of nothing that came', { weighed: [{ item: 'dry-cleaning-coat', grams: 900 }] }],
  ['a weight of nothing', { weighed: [{ item: WASH, grams: 0 }] }],
])('refuses %s with a sentence, and stores nothing', async (_what, weights) => {
  const refused = await received([...BAG, ...shirts(3)], weights)
  expect([refused.status, refused.code]).toEqual([422, 'invalid_input'])
  expect(refused.message).toMatch(/[Pp]lease/)
  expect((await plant.call(readCustody, orderParams(order))).body).toMatchObject({
    units: [],
    events: [],
  })
})

it('removes an item that never came once staff confirm it, lowers the price, and notifies the customer', async () => {
  await received(BAG, { grams: 3000 })
  // As long as nobody says that it is all, nothing of it is silently another price.
  expect(await read()).toMatchObject({
    differences: null,
    notCounted: [{ itemId: SHIRT, quantity: 3 }],
  })
  expect((await follow()).code).toBe('nothing_to_ask')
  expect(await read(true)).toMatchObject({
    differences: {
      lines: [{ itemId: SHIRT, before: 3, quantity: 0 }],
      totalNow: 255,
      total: 210,
      asks: false,
    },
  })
  expect((await follow(true)).body).toMatchObject({ total: 210, asked: false })
  expect((await readOrderAs(asha, order)).lines).toMatchObject([{ itemId: WASH, quantity: 3 }])
  await product.deps.events.settled()
  const { notifications: said } = (await asha.call(notifications, {})).body
  expect(said[0]!.message).toContain('As we counted it')
  expect(await read(true)).toEqual({ differences: null, notCounted: [] })
})

it('asks once when one item came in excess and another not at all, and shows it until the answer', async () => {
  await received(BAG, { grams: 6000 })
  expect((await follow(true)).body).toMatchObject({ total: 420, asked: true })
  expect(await read()).toMatchObject({
    differences: { asked: { standing: 'waiting' } },
    notCounted: [],
  })
  expect(await readOrderAs(asha, order)).toMatchObject({ total: 255 })
})

it('removes no line while an item that came in has none', async () => {
  await received([...BAG, { kind: 'item', item: undefined }])
  expect((await read()).notCounted).toEqual([])
  expect((await follow(true)).code).toBe('nothing_to_ask')
})
