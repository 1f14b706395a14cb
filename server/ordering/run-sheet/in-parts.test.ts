import { expect, it } from 'vitest'
import { orderClothes, unpackUnits } from '#contract/clothes/custody.ts'
import { decideLateStop, keepLateStop, listLateStops } from '#contract/run-sheet/late-stops.ts'
import { orderInvoice } from '#contract/invoices/invoices.ts'
import { readOrderDetail } from '#contract/orders/order-detail.ts'
import type { Order } from '#contract/orders/orders.ts'
import { orderProofs } from '#contract/run-sheet/order-proofs.ts'
import { assignStop, completeStop, loadUnit } from '#contract/run-sheet/run-sheet.ts'
import { suspendColleague } from '#contract/people/staff.ts'
import {
  asha,
  compareUnitsWithChain,
  readCustodyOf,
  keyHeader,
  owner,
  packOrder,
  orderParams,
  orderAtPlant,
  plant,
  product,
  promiseToday,
  countInOrder,
  rider,
  setStatus,
  makeTestTags,
} from '../clothes/testing/test-custody.ts'

/** An order of three tagged bags, packed and ready. */
async function ready(): Promise<{ order: Order; codes: string[] }> {
  const order = await orderAtPlant()
  const codes = await makeTestTags(3)
  await countInOrder(order, { units: codes.map((tag) => ({ kind: 'bag', tag })) })
  await packOrder(order, { tags: codes })
  await setStatus(order, 'ready')
  return { order, codes }
}
const load = (tag: string, key = {}, by = owner) => by.call(loadUnit, { ...key, body: { tag } })
const atDoor = (order: Order, body: object, key = {}) =>
  owner.call(completeStop, { params: { orderId: order._id, kind: 'delivery' }, ...key, body })
const places = async (order: Order) => (await readCustodyOf(order)).units.map(({ place }) => place)
const statusOf = async (order: Order) =>
  (await owner.call(readOrderDetail, orderParams(order))).body.status

it('sends an order out for delivery once the last of its bags is on the run, each counted once', async () => {
  const { order, codes } = await ready()
  const key = keyHeader(crypto.randomUUID())
  await load(codes[0]!, key)
  await load(codes[0]!, key)
  const two = await load(codes[1]!)
  expect(two.body).toMatchObject({ status: 'ready', done: false })
  expect(two.body.units.map(({ place }) => place)).toEqual(['rider', 'rider', 'packed'])
  const all = await load(codes[2]!.toLowerCase())
  expect(all.body).toMatchObject({ status: 'out_for_delivery' })
  await load(codes[2]!)
  const { stored, folded, broken } = await compareUnitsWithChain(order)
  expect([stored, broken]).toEqual([folded, null])
  const loads = (await readCustodyOf(order)).events.filter(({ kind }) => kind === 'handed_out')
  expect(loads).toHaveLength(3)
})

it('loads units without a tag together with the first scanned bag of their order', async () => {
  const order = await orderAtPlant()
  const codes = await makeTestTags(2)
  await countInOrder(order, {
    units: [...codes.map((tag) => ({ kind: 'bag' as const, tag })), { kind: 'item' }],
  })
  await packOrder(order, { tags: codes, units: [3] })
  await setStatus(order, 'ready')
  const one = await load(codes[1]!)
  expect(one.body.units.map(({ place }) => place)).toEqual(['packed', 'rider', 'rider'])
  expect((await load(codes[0]!)).body).toMatchObject({ status: 'out_for_delivery' })
  const { stored, folded, broken } = await compareUnitsWithChain(order)
  expect([stored, broken]).toEqual([folded, null])
})

it('loads an order only when packed and ready, and only for the rider assigned to the stop', async () => {
  const { order, codes } = await ready()
  expect(await load(codes[0]!, {}, rider)).toMatchObject({ status: 404, code: 'order_not_found' })
  await owner.call(assignStop, {
    params: { orderId: order._id, kind: 'delivery' },
    body: { riderId: rider.user._id },
  })
  await promiseToday(order)
  expect((await load(codes[0]!, {}, rider)).status).toBe(200)
  await plant.call(unpackUnits, { ...orderParams(order), body: { units: [2] } })
  expect((await load(codes[1]!, {}, rider)).code).toBe('not_packed')
  await setStatus(order, 'washing')
  expect((await load(codes[2]!)).message).toBe(
    `Order ${order.number} isn’t ready, so it can’t be loaded yet. Put it back.`,
  )
  const [free] = await makeTestTags(1)
  expect((await load(free!)).code).toBe('unknown_tag')
})

it('C10: keeps the order open, without completion or invoice, while one of its bags is still out', async () => {
  const { order, codes } = await ready()
  for (const code of codes) await load(code)
  const key = keyHeader(crypto.randomUUID())
  const part = await atDoor(order, { units: '1,3', takenBy: 'customer' }, key)
  expect(part.body).toMatchObject({ status: 'out_for_delivery', done: false })
  expect(await places(order)).toEqual(['customer', 'rider', 'customer'])
  expect((await atDoor(order, { units: '1,3', takenBy: 'customer' }, key)).status).toBe(200)
  const invoice = () => asha.call(orderInvoice, { params: { orderId: order._id } })
  expect((await invoice()).status).not.toBe(200)
  // Brought back: what is with its customer stays there.
  await setStatus(order, 'ready')
  expect(await places(order)).toEqual(['customer', 'packed', 'customer'])
  await load(codes[1]!)
  expect(await statusOf(order)).toBe('out_for_delivery')
  const rest = await atDoor(order, { units: '2', takenBy: 'neighbour', takenName: 'Leela' })
  expect(rest.body).toMatchObject({ status: 'completed', done: true })
  expect(await places(order)).toEqual(['customer', 'neighbour', 'customer'])
  expect((await invoice()).status).toBe(200)
  const { stored, folded, broken } = await compareUnitsWithChain(order)
  expect([stored, broken]).toEqual([folded, null])
})

it('shows the customer who took the clothes, and C12: erases the taker’s name with the customer while the chain verifies', async () => {
  const meera = await product.person({ name: 'Meera Menon' })
  const order = await orderAtPlant(meera)
  await countInOrder(order)
  await packOrder(order, { units: [1, 2] })
  await setStatus(order, 'ready')
  await atDoor(order, { takenBy: 'guard', takenName: 'Ramesh' })
  expect(await places(order)).toEqual(['guard', 'guard'])
  const asked = { params: { orderId: order._id } }
  const { handOvers } = (await meera.call(orderClothes, asked)).body
  expect(handOvers.at(-1)).toMatchObject({ content: { to: 'guard' }, note: 'Ramesh' })
  expect(JSON.stringify(handOvers.map(({ content }) => content))).not.toContain('Ramesh')
  const proofs = (await meera.call(orderProofs, asked)).body
  expect(proofs).toMatchObject([{ takenBy: 'guard', takenName: 'Ramesh' }])
  // Taken back, they are with the rider again.
  await setStatus(order, 'out_for_delivery')
  expect(await places(order)).toEqual(['rider', 'rider'])
  await product.db
    .updateTable('custody_events')
    .set({ note: null, note_nonce: null })
    .where('order_id', '=', order._id)
    .execute()
  expect((await compareUnitsWithChain(order)).broken).toBeNull()
})

it('stores who took an uncounted order, without hand-overs of its clothes', async () => {
  const order = await orderAtPlant()
  await setStatus(order, 'ready')
  const done = await atDoor(order, { units: '1', takenBy: 'guard', takenName: ' ' })
  expect(done.body).toMatchObject({ status: 'completed', units: [] })
  const proofs = await asha.call(orderProofs, { params: { orderId: order._id } })
  expect(proofs.body).toMatchObject([{ takenBy: 'guard', takenName: null }])
  expect((await readCustodyOf(order)).events).toEqual([])
})

it('hands over the units of a late stop to the taker it names', async () => {
  const { order } = await ready()
  await setStatus(order, 'out_for_delivery')
  const stop = { orderId: order._id, kind: 'delivery' as const }
  const body = { takenBy: 'guard' as const, takenName: 'Ramesh', units: '2' }
  const gone = await product.person({ preset: 'rider' })
  await owner.call(suspendColleague, { params: { id: gone.user._id } })
  await gone.call(keepLateStop, { params: stop, body })
  const [late] = (await owner.call(listLateStops, {})).body
  expect(late).toMatchObject({ takenBy: 'guard', takenName: 'Ramesh', units: [2] })
  await owner.call(decideLateStop, { params: { id: late!._id }, body: { apply: true } })
  expect(await places(order)).toEqual(['rider', 'guard', 'rider'])
})

it('hands over no unit that wasn’t ready for it, and lets a manager decide about the stop', async () => {
  const { order } = await ready()
  await plant.call(unpackUnits, { ...orderParams(order), body: { units: [1] } })
  for (const units of ['9', '1'])
    expect((await atDoor(order, { units })).body).toMatchObject({ status: 'ready', toDecide: true })
  for (const bad of [{ units: '1;2' }, { takenBy: 'dog' }, { takenName: 'x'.repeat(81) }])
    expect((await atDoor(order, bad)).status).toBe(422)
  expect(await places(order)).toEqual(['plant', 'packed', 'packed'])
})
