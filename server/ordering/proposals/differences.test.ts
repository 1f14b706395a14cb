// Differences between ordered and counted clothes: charged with a notification, or asked first.
import { beforeEach, expect, it } from 'vitest'
import type { InputOf } from '#contract/base/call.ts'
import { receiveUnits } from '#contract/clothes/custody.ts'
import { followDifferences, readDifferences } from '#contract/clothes/differences.ts'
import { notifications } from '#contract/messages/notifications.ts'
import { changeLines } from '#contract/orders/order-detail.ts'
import { setOrderStatus } from '#contract/orders/order-list.ts'
import type { Order } from '#contract/orders/orders.ts'
import { propose, readProposal } from '#contract/orders/proposals.ts'
import { sendPhotoReturningId } from '../../testing/clothes.ts'
import { placed, type OrderInput } from '../../testing/order-inputs.ts'
import type { SignedIn } from '../../testing/test-product.ts'
import {
  answerLine,
  orderBag,
  ownOrderParams,
  orderParams,
  product,
  readOrderAs,
  staff,
} from './test-proposals.ts'

const counter = await product.person({ preset: 'counter', name: 'Kiran Das' })
const plant = await product.person({ preset: 'plant', name: 'Devi Rao' })
const SHIRT = 'dry-cleaning-shirt'
const WASH = 'wash-fold'
const SHIRTS = { lines: [{ itemId: SHIRT, quantity: 8 }] }

let asha: SignedIn
beforeEach(async () => {
  await product.startAgain()
  asha = await product.person({ name: 'Asha' })
})

const picked = async (order: Order): Promise<Order> => {
  await staff.call(setOrderStatus, { ...orderParams(order), body: { status: 'picked_up' } })
  return order
}
const ordered = async (fields: Partial<OrderInput> = {}) => picked(await placed(asha, fields))

type Units = InputOf<typeof receiveUnits>['body']['units']
type Weights = Pick<InputOf<typeof receiveUnits>['body'], 'grams' | 'weighed'>
async function counted(order: Order, units: Units, grams?: number | Weights, seen = 0) {
  const body = { units, seen, ...(typeof grams === 'number' ? { grams } : grams) }
  expect((await plant.call(receiveUnits, { ...orderParams(order), body })).status).toBe(200)
}
const shirts = (count: number): Units =>
  Array.from({ length: count }, () => ({ kind: 'item', item: SHIRT }))

const readAll = async (order: Order, all = true, by: SignedIn = counter) =>
  (await by.call(readDifferences, { ...orderParams(order), query: all ? { all: 'true' } : {} }))
    .body
const read = async (order: Order) => (await readAll(order, false)).differences

async function follow(order: Order, fields: { all?: boolean; [field: string]: unknown } = {}) {
  const { differences: shown } = await readAll(order, fields.all ?? false)
  const { total = 0, revision = 0 } = shown ?? {}
  const body = { reason: 'As we counted it', total, revision, ...fields }
  return counter.call(followDifferences, { ...orderParams(order), body })
}

async function messages(): Promise<string[]> {
  await product.deps.events.settled()
  const { body } = await asha.call(notifications, {})
  return body.notifications.map(({ message }) => message)
}

it('shows staff at the plant no price, and lets them charge the difference', async () => {
  const order = await ordered(SHIRTS)
  await counted(order, shirts(7))
  const { differences: seen } = await readAll(order, true, plant)
  expect(JSON.stringify(seen)).not.toMatch(/total|most|₹/)
  const body = { reason: 'As we counted it', revision: seen!.revision, all: true }
  const done = await plant.call(followDifferences, { ...orderParams(order), body })
  expect([done.status, Object.keys(done.body)]).toEqual([200, ['number', 'asked']])
  expect(await readOrderAs(asha, order)).toMatchObject({ total: 105 })
})

it('finds no difference when the count matches the order, or can’t be compared', async () => {
  const order = await ordered(SHIRTS)
  expect(await read(order)).toBeNull()
  await counted(order, shirts(8))
  expect(await read(order)).toBeNull()
  const bag = await ordered()
  await counted(bag, [{ kind: 'bag', item: WASH }])
  expect(await read(bag)).toBeNull()
  const refused = await follow(bag)
  expect([refused.code, refused.message]).toEqual([
    'nothing_to_ask',
    `What was counted in for order ${bag.number} matches what was ordered. Please look at it again.`,
  ])
})

it('charges a difference in one press within what may be charged without asking, and notifies the customer', async () => {
  const order = await ordered()
  await counted(order, [{ kind: 'bag', item: WASH }], 3250)
  expect(await read(order)).toMatchObject({
    lines: [{ itemId: WASH, name: 'Wash & Fold', unit: 'kg', before: 3, quantity: 3.2 }],
    totalNow: 210,
    total: 224,
    most: 231,
    asks: false,
    asked: null,
  })
  const { body } = await follow(order)
  expect(body).toEqual({ number: order.number, total: 224, asked: false })
  expect(await readOrderAs(asha, order)).toMatchObject({ total: 224 })
  expect((await messages())[0]).toContain('As we counted it')
  expect(await read(order)).toBeNull()
})

it('charges less when less came in', async () => {
  const order = await ordered(SHIRTS)
  await counted(order, shirts(6))
  expect(await read(order)).toMatchObject({ totalNow: 120, total: 90, asks: false })
  expect((await follow(order)).body).toMatchObject({ total: 90, asked: false })
})

it('asks the customer first above the limit, each line with its photo, and charges nothing before the answer', async () => {
  const order = await ordered(SHIRTS)
  const photo = await sendPhotoReturningId(plant)
  await counted(order, [
    ...shirts(8),
    { kind: 'item', item: 'dry-cleaning-coat', name: 'Wool coat', pictures: [photo] },
  ])
  const shown = await read(order)
  expect(shown).toMatchObject({
    lines: [{ itemId: 'dry-cleaning-coat', before: 0, quantity: 1, photo: { _id: photo } }],
    asks: true,
  })
  const { body } = await follow(order, { reason: 'A coat came along' })
  expect(body).toEqual({ number: order.number, total: shown!.total, asked: true })
  expect(await readOrderAs(asha, order)).toMatchObject({ total: 120 })
  const { body: proposal } = await asha.call(readProposal, ownOrderParams(order))
  expect(proposal.lines).toMatchObject([
    { itemId: 'dry-cleaning-coat', reason: 'A coat came along', photo: { _id: photo } },
  ])
  expect((await read(order))!.asked).toMatchObject({ standing: 'waiting' })
  await answerLine(asha, proposal, 'dry-cleaning-coat', 'leave')
  expect((await read(order))!.asked).toMatchObject({ standing: 'declined' })
  // Another thing that comes in is another question.
  await counted(order, shirts(1), undefined, 9)
  expect((await read(order))!.asked).toBeNull()
})

it('sets the order to what was counted once approved, with a new line for the extra coat', async () => {
  const order = await ordered(SHIRTS)
  await counted(order, [...shirts(8), { kind: 'item', item: 'dry-cleaning-coat' }])
  const shown = await read(order)
  await follow(order)
  const { body: proposal } = await asha.call(readProposal, ownOrderParams(order))
  await answerLine(asha, proposal, 'dry-cleaning-coat', 'do')
  expect(await readOrderAs(asha, order)).toMatchObject({ total: shown!.total })
  expect(await read(order)).toBeNull()
  const paid = await product.db
    .selectFrom('units')
    .select('line')
    .where('order_id', '=', order._id)
    .where('item_id', '=', 'dry-cleaning-coat')
    .execute()
  expect(paid).toEqual([{ line: 1 }])
})

it('makes the first price of a bag from its weight, and asks above the customer’s limit', async () => {
  const light = await picked(await orderBag(asha))
  await counted(light, [{ kind: 'bag' }], 4000)
  expect(await read(light)).toMatchObject({ total: 280, most: 300, asks: false, counted: false })
  expect((await follow(light)).body).toMatchObject({ total: 280, asked: false })
  const heavy = await picked(await orderBag(asha))
  await counted(heavy, [{ kind: 'bag' }], 6000)
  expect((await follow(heavy)).body).toMatchObject({ total: 420, asked: true })
})

it('lets staff who count clothes charge a difference, but not edit lines, and riders neither', async () => {
  const order = await ordered(SHIRTS)
  await counted(order, shirts(9))
  const lines = [{ itemId: SHIRT, quantity: 1 }]
  const body = { lines, reason: 'No', total: 15, revision: 0 }
  expect((await plant.call(changeLines, { ...orderParams(order), body })).status).toBe(403)
  expect((await plant.call(propose, { ...orderParams(order), body })).status).toBe(403)
  const rider = await product.person({ preset: 'rider' })
  expect((await rider.call(readDifferences, orderParams(order))).status).toBe(403)
  expect((await asha.call(readDifferences, orderParams(order))).status).toBe(403)
})

it('refuses another total or order than shown, a missing reason, and a finished order', async () => {
  const order = await ordered()
  await counted(order, [{ kind: 'bag', item: WASH }], 3250)
  expect((await follow(order, { total: 999 })).code).toBe('price_changed')
  expect((await follow(order, { revision: 4 })).code).toBe('changed_meanwhile')
  expect((await follow(order, { reason: ' ' })).code).toBe('invalid_input')
  expect(await readOrderAs(asha, order)).toMatchObject({ total: 210 })
  await staff.call(setOrderStatus, {
    ...orderParams(order),
    body: { status: 'cancelled', reason: 'Ill' },
  })
  expect(await read(order)).toBeNull()
  expect((await follow(order)).code).toBe('nothing_to_ask')
})
