// An order brought back undelivered, and the undoing of a mistaken partial hand-over.
import { expect, it } from 'vitest'
import { bringBack } from '#contract/run-sheet/bring-back.ts'
import { orderClothes } from '#contract/clothes/custody.ts'
import { readOrderDetail } from '#contract/orders/order-detail.ts'
import type { Order } from '#contract/orders/orders.ts'
import { orderProofs } from '#contract/run-sheet/order-proofs.ts'
import {
  assignStop,
  completeStop,
  loadUnit,
  undoCompletion,
} from '#contract/run-sheet/run-sheet.ts'
import {
  asha,
  compareUnitsWithChain,
  readCustodyOf,
  keyHeader,
  owner,
  packOrder,
  orderParams,
  orderAtPlant,
  product,
  promiseToday,
  countInOrder,
  rider,
  setStatus,
  makeTestTags,
} from '../clothes/testing/test-custody.ts'

/** An order of three tagged bags, loaded by the rider whose stop it is, and out for delivery. */
async function out(): Promise<{ order: Order; codes: string[] }> {
  const order = await orderAtPlant()
  const codes = await makeTestTags(3)
  await countInOrder(order, { units: codes.map((tag) => ({ kind: 'bag', tag })) })
  await packOrder(order, { tags: codes })
  await setStatus(order, 'ready')
  await owner.call(assignStop, {
    params: { orderId: order._id, kind: 'delivery' },
    body: { riderId: rider.user._id },
  })
  await promiseToday(order)
  for (const tag of codes) await rider.call(loadUnit, { body: { tag } })
  return { order, codes }
}
const REASON = 'Nobody opened the door.'
const back = (order: Order, by = rider, key = {}, reason = REASON) =>
  by.call(bringBack, { params: { orderId: order._id }, ...key, body: { reason } })
const atDoor = (order: Order, units?: string) =>
  rider.call(completeStop, {
    params: { orderId: order._id, kind: 'delivery' },
    body: { takenBy: 'customer', ...(units && { units }) },
  })
const undo = (id: string | null, by = rider) =>
  by.call(undoCompletion, { params: { id: id ?? crypto.randomUUID() } })
const places = async (order: Order) => (await readCustodyOf(order)).units.map(({ place }) => place)
const statusOf = async (order: Order) =>
  (await owner.call(readOrderDetail, orderParams(order))).body.status
const proofsOf = async (order: Order) =>
  (await asha.call(orderProofs, { params: { orderId: order._id } })).body
const fits = async (order: Order) => {
  const { stored, folded, broken } = await compareUnitsWithChain(order)
  expect([stored, broken]).toEqual([folded, null])
}

it('returns an undelivered order to the plant, once for a repeated request, for another delivery', async () => {
  const { order, codes } = await out()
  expect([await statusOf(order), await places(order)]).toEqual([
    'out_for_delivery',
    ['rider', 'rider', 'rider'],
  ])
  const key = keyHeader(crypto.randomUUID())
  const done = await back(order, rider, key)
  expect(done.body).toMatchObject({ status: 'ready', done: false, undoable: null })
  expect(done.body.broughtBack).toMatchObject({ reason: REASON })
  expect((await back(order, rider, key)).status).toBe(200)
  expect(await places(order)).toEqual(['packed', 'packed', 'packed'])
  const returned = (await readCustodyOf(order)).events.filter(({ kind }) => kind === 'returned')
  expect(returned).toMatchObject([{ units: 3, by: 'Ravi Kumar' }])
  expect(await proofsOf(order)).toMatchObject([
    { kind: 'delivery', broughtBack: true, note: REASON, takenBy: null },
  ])
  await rider.call(loadUnit, { body: { tag: codes[0]! } })
  expect(await places(order)).toEqual(['rider', 'packed', 'packed'])
  // What was loaded alone goes back too.
  expect((await back(order)).body.status).toBe('ready')
  expect(await places(order)).toEqual(['packed', 'packed', 'packed'])
  expect((await atDoor(order)).body).toMatchObject({ status: 'completed', broughtBack: null })
  await fits(order)
})

it('lets only its rider or staff with the whole run bring back an order out for delivery', async () => {
  const { order } = await out()
  const other = await product.person({ preset: 'rider', name: 'Sunil' })
  expect(await back(order, other)).toMatchObject({ status: 404, code: 'order_not_found' })
  expect((await back(order, asha)).status).toBe(403)
  expect((await back(order, rider, {}, ' ')).status).toBe(422)
  expect((await back(order, owner)).body.status).toBe('ready')
  await atDoor(order)
  expect((await back(order)).body).toMatchObject({ status: 'completed', toDecide: true })
  const cancelled = await out()
  await setStatus(cancelled.order, 'cancelled')
  expect((await back(cancelled.order)).body).toMatchObject({ status: 'cancelled', toDecide: true })
  // The bags are back, whatever the order's status.
  expect(await places(cancelled.order)).toEqual(['packed', 'packed', 'packed'])
  const uncounted = await orderAtPlant()
  await setStatus(uncounted, 'out_for_delivery')
  expect((await back(uncounted, owner)).body).toMatchObject({ status: 'ready', units: [] })
})

it('leaves the part already handed over where it is', async () => {
  const { order } = await out()
  await atDoor(order, '2')
  expect((await back(order)).body.status).toBe('ready')
  expect(await places(order)).toEqual(['packed', 'customer', 'packed'])
  await fits(order)
})

it('undoes a partial hand-over and its note, once', async () => {
  const { order, codes } = await out()
  const part = (await atDoor(order, '1,3')).body
  expect(part).toMatchObject({ status: 'out_for_delivery', done: false })
  expect(part.undoable).not.toBeNull()
  const again = await undo(part.undoable)
  expect(again.body).toMatchObject({ status: 'out_for_delivery', undoable: null })
  expect((await undo(part.undoable)).status).toBe(200)
  expect(await places(order)).toEqual(['rider', 'rider', 'rider'])
  expect(await proofsOf(order)).toEqual([])
  // Their tags are on them again.
  expect((await rider.call(loadUnit, { body: { tag: codes[0]! } })).status).toBe(200)
  const { handOvers } = (await asha.call(orderClothes, { params: { orderId: order._id } })).body
  expect(handOvers.at(-1)!.content).toMatchObject({ kind: 'returned', units: [1, 3], to: 'rider' })
  expect((await atDoor(order)).body).toMatchObject({ status: 'completed', done: true })
  await fits(order)
})

it('undoes a partial hand-over only while the customer has it, and not for another rider', async () => {
  const { order } = await out()
  const first = (await atDoor(order, '1')).body.undoable
  const second = (await atDoor(order, '2')).body.undoable
  const other = await product.person({ preset: 'rider', name: 'Sunil' })
  expect((await undo(second, other)).status).toBe(404)
  expect((await undo(second)).body.undoable).toBe(first)
  const all = (await atDoor(order)).body
  expect(await undo(first)).toMatchObject({ code: 'no_longer_changeable' })
  expect(all.undoable).not.toBe(first)
  expect((await undo(all.undoable)).body.status).toBe('out_for_delivery')
  // With the whole order all of it came back.
  expect(await places(order)).toEqual(['rider', 'rider', 'rider'])
  expect(await undo(first)).toMatchObject({ code: 'no_longer_changeable' })
  await fits(order)
})

it('keeps the time that the phone recorded for bringing back, and only from the stop’s own rider', async () => {
  const { order } = await out()
  product.clock.set('2025-06-18T10:00:00Z')
  const body = { reason: REASON, at: '2025-06-18T08:40:00Z', sentAt: '2025-06-18T10:00:00Z' }
  const send = (markedBy: string) =>
    rider.call(bringBack, { params: { orderId: order._id }, body: { ...body, markedBy } })
  expect((await send(owner.user._id)).code).toBe('forbidden')
  expect(await statusOf(order)).toBe('out_for_delivery')
  expect((await send(rider.user._id)).body.broughtBack).toEqual({
    at: '2025-06-18T08:40:00.000Z',
    reason: REASON,
  })
  await fits(order)
})
