import { expect, it } from 'vitest'
import { keepLateStop } from '#contract/run-sheet/late-stops.ts'
import { readOrderDetail } from '#contract/orders/order-detail.ts'
import { previewStatuses, setOrderStatuses } from '#contract/orders/order-list.ts'
import { orderDetails } from '#contract/orders/orders.ts'
import { completeStop, runSheet } from '#contract/run-sheet/run-sheet.ts'
import { unpackUnits } from '#contract/clothes/custody.ts'
import { calendarDateIn } from '#domain/base/time-zone.ts'
import {
  asha,
  readCustodyOf,
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
} from '../testing/test-custody.ts'

const REASON = 'The curtain is drying and follows tomorrow.'

async function half() {
  const order = await orderAtPlant()
  await countInOrder(order)
  await packOrder(order, { units: [2] })
  await setStatus(order, 'ready')
  return order
}
const stop = (order: { _id: string }, body: object = {}) =>
  owner.call(completeStop, { params: { orderId: order._id, kind: 'delivery' }, body })

it('C4: stops an order from leaving in any way until all its units are packed', async () => {
  const order = await half()
  const said = `1 of 2 bags and items of order ${order.number} isn’t packed yet. Pack them first, or say why the order leaves without them: the customer reads that.`
  for (const status of ['out_for_delivery', 'completed'] as const)
    expect(await setStatus(order, status)).toMatchObject({
      status: 409,
      code: 'not_packed',
      message: said,
      body: { unpacked: [1] },
    })
  const bulk = await owner.call(setOrderStatuses, {
    body: { ids: [order._id], status: 'completed' },
  })
  expect(bulk.body).toMatchObject([{ outcome: 'failed', message: said }])
  const at = product.clock.read().toISOString()
  // What a rider did is written, and the order stays until somebody decides.
  for (const sent of [{}, { note: 'At the door' }, { at, sentAt: at }])
    expect((await stop(order, sent)).body).toMatchObject({ status: 'ready', toDecide: true })
  const { body } = await owner.call(readOrderDetail, orderParams(order))
  expect([body.status, body.payments]).toEqual(['ready', []])
  expect((await readCustodyOf(order)).units.map(({ place }) => place)).toEqual([
    'plant',
    'customer',
  ])
})

it('C4: lets only one succeed when an order is counted in and sent out at the same time', async () => {
  for (let round = 0; round < 6; round += 1) {
    const order = await orderAtPlant()
    const both = [() => countInOrder(order), () => setStatus(order, 'out_for_delivery')]
    const answers = await Promise.all((round % 2 ? both : both.toReversed()).map((go) => go()))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    const { status, units } = await readCustodyOf(order)
    expect([status, units.length]).toEqual(
      status === 'picked_up' ? ['picked_up', 2] : ['out_for_delivery', 0],
    )
  }
})

it('C4: shows which orders are held back before their status is set, also on the run sheet', async () => {
  const [held, packed, uncounted] = [await half(), await half(), await orderAtPlant()]
  await packOrder(packed, { units: [1] })
  const ids = [held, packed, uncounted].map(({ _id }) => _id)
  const preview = async (status: 'ready' | 'out_for_delivery' | 'completed') =>
    (await owner.call(previewStatuses, { body: { ids, status } })).body.unpacked
  expect(await preview('out_for_delivery')).toEqual({ orders: 1, units: 1 })
  expect(await preview('completed')).toEqual({ orders: 1, units: 1 })
  expect(await preview('ready')).toEqual({ orders: 0, units: 0 })
  const date = calendarDateIn(new Date(held.estimatedDelivery), 'Asia/Kolkata')
  const { stops } = (await owner.call(runSheet, { query: { date } })).body
  const unpacked = (order: { _id: string }) =>
    stops.find(({ orderId, kind }) => orderId === order._id && kind === 'delivery')?.unpacked
  expect([unpacked(held), unpacked(packed)]).toEqual([1, 0])
})

it('C4: records one reason for several orders only on those that need it', async () => {
  const [held, packed] = [await half(), await half()]
  await packOrder(packed, { units: [1] })
  const ids = [held._id, packed._id]
  await owner.call(setOrderStatuses, { body: { ids, status: 'completed', reason: REASON } })
  const lastOf = async (orderId: string) => {
    const { body } = await asha.call(orderDetails, { params: { orderId } })
    return 'history' in body && body.history.at(-1)
  }
  expect([await lastOf(held._id), await lastOf(packed._id)]).toMatchObject([
    { reason: REASON },
    { reason: null },
  ])
})

it('C4: lets an order leave once all its units are packed, and its clothes with it', async () => {
  const order = await half()
  await packOrder(order, { units: [1] })
  const places = async () => (await readCustodyOf(order)).units.map(({ place }) => place)
  expect((await setStatus(order, 'out_for_delivery')).status).toBe(200)
  expect(await places()).toEqual(['rider', 'rider'])
  expect((await stop(order)).status).toBe(200)
  expect(await places()).toEqual(['customer', 'customer'])
})

it.each([
  ['one by one', (order: { _id: string }) => setStatus(order, 'completed', REASON)],
  [
    'with others',
    ({ _id }: { _id: string }) =>
      owner.call(setOrderStatuses, { body: { ids: [_id], status: 'completed', reason: REASON } }),
  ],
  ['at the door', (order: { _id: string }) => stop(order, { reason: REASON })],
])('C4: lets an order leave with a reason, which its customer reads: %s', async (_, letGo) => {
  const order = await half()
  expect((await letGo(order)).status).toBe(200)
  const { body } = await asha.call(orderDetails, { params: { orderId: order._id } })
  expect(body).toMatchObject({ status: 'completed' })
  expect('history' in body && body.history.at(-1)).toMatchObject({ reason: REASON })
  const { units, events } = await readCustodyOf(order)
  expect(units).toMatchObject([{ place: 'customer', released: true }, { released: false }])
  expect(events.slice(2)).toMatchObject([
    { kind: 'skipped', units: 1, note: REASON, by: 'Meera Nair' },
    { kind: 'handed_out', units: 2 },
  ])
})

it('C4: accepts the reason of a rider after the stop was given to another', async () => {
  const order = await half()
  await promiseToday(order)
  const params = { orderId: order._id, kind: 'delivery' as const }
  await rider.call(keepLateStop, { params, body: { reason: REASON } })
  const { body } = await asha.call(orderDetails, { params: { orderId: order._id } })
  expect('history' in body && body.history.at(-1)).toMatchObject({ reason: REASON })
  expect((await readCustodyOf(order)).events[2]).toMatchObject({ note: REASON, by: 'Ravi Kumar' })
})

it('C11: holds the order back again when a unit is unpacked to be redone', async () => {
  const order = await half()
  await packOrder(order, { units: [1] })
  await plant.call(unpackUnits, { ...orderParams(order), body: { units: [2] } })
  expect((await setStatus(order, 'completed')).code).toBe('not_packed')
  await packOrder(order, { units: [2] })
  expect((await setStatus(order, 'completed')).status).toBe(200)
})

it('C14: lets an order proceed that was not counted in', async () => {
  const order = await orderAtPlant()
  for (const status of ['out_for_delivery', 'completed', 'washing', 'completed'] as const)
    expect((await setStatus(order, status)).status).toBe(200)
  expect(await readCustodyOf(order)).toMatchObject({ units: [], events: [], head: null })
})
