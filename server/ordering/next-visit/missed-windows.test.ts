// Missed windows: the laundry's rules credit each once, and its customer hears of it.
import { expect, it } from 'vitest'
import { notifications } from '#contract/messages/notifications.ts'
import { setOrderStatus } from '#contract/orders/order-list.ts'
import { markOrderPaid } from '#contract/orders/order-payments.ts'
import { readOrderDetail } from '#contract/orders/order-detail.ts'
import { cancelOrder, rescheduleOrder } from '#contract/orders/orders.ts'
import {
  asha,
  completePickup,
  order,
  product,
  setStatus,
  staff,
} from '../run-sheet/test-run-sheet.ts'
import { creditAt, failVisit, params, read, setFee } from './test-visit-fees.ts'

/** The pickup was promised until 11. */
const AN_HOUR_LATER = '2025-06-19T06:30:00Z'
const SORRY = 'We promised to pick up on Thu, 19 June, 9-11 AM, and nobody came. We’re sorry.'

it('credits the sum of a second visit once, and says so', async () => {
  await creditAt('2025-06-19T06:29:00Z')
  expect((await read()).goodwill).toBe(0)
  await creditAt(AN_HOUR_LATER)
  await creditAt('2025-06-19T06:35:00Z')
  expect(await read()).toMatchObject({ total: 210, goodwill: 50, charged: 160, amountDue: 160 })
  expect((await read()).history.at(-1)).toMatchObject({
    event: 'window_missed',
    by: 'system',
    label: 'We didn’t come on time',
    reason: SORRY,
  })
  product.clock.set('2025-06-19T06:40:00Z')
  const [told] = (await asha.call(notifications, {})).body.notifications
  expect(told).toMatchObject({
    title: `Order ${order.number}: ₹50 less`,
    message: `We took ₹50 off your order. ${SORRY} Your new total is ₹160. ₹160 is due.`,
  })
  const { goodwillEntries } = (await staff.call(readOrderDetail, { params: { id: order._id } }))
    .body
  expect(goodwillEntries).toMatchObject([{ amount: 50, reason: SORRY }])
})

it('credits nothing where somebody came, also where the phone said so later', async () => {
  product.clock.set('2025-06-19T05:50:00Z')
  await completePickup()
  await creditAt(AN_HOUR_LATER)
  expect((await read()).goodwill).toBe(0)
})

it('credits nothing where a rider was at the door in vain', async () => {
  await failVisit()
  await creditAt(AN_HOUR_LATER)
  expect((await read()).goodwill).toBe(0)
})

it('credits a pickup that was made too late', async () => {
  product.clock.set('2025-06-19T06:05:00Z')
  await completePickup()
  await creditAt(AN_HOUR_LATER)
  expect((await read()).goodwill).toBe(50)
})

it('credits nothing where the order was moved in time, or is cancelled', async () => {
  const body = { pickupDate: '2025-06-20', pickupTime: '3-5 PM' } as const
  await asha.call(rescheduleOrder, { ...params(), body })
  await creditAt(AN_HOUR_LATER)
  expect((await read()).goodwill).toBe(0)
  await asha.call(cancelOrder, params())
  await creditAt('2025-06-20T12:40:00Z')
  expect((await read()).goodwill).toBe(0)
})

it('credits nothing where the laundry has no fee', async () => {
  await setFee(0)
  await creditAt(AN_HOUR_LATER)
  expect((await read()).goodwill).toBe(0)
})

it('credits a delivery that came too late, with a credit note, and never below nothing', async () => {
  await setFee(500)
  await setStatus('ready')
  const { date } = (await read()).deliveryWindow!
  product.clock.set(`${date}T09:00:00Z`)
  await setStatus('out_for_delivery')
  await staff.call(markOrderPaid, { params: { id: order._id }, body: { method: 'cash' } })
  await setStatus('completed')
  product.clock.set(`${date}T09:30:00Z`)
  await creditAt(`${date}T09:35:00Z`)
  expect(await read()).toMatchObject({ goodwill: 210, charged: 0, refundDue: 210 })
  expect((await read()).creditNotes).toMatchObject([{ amount: 210 }])
})

it('credits no delivery of clothes that were never handed over', async () => {
  await failVisit()
  const { date } = (await read()).deliveryWindow!
  await creditAt(`${date}T07:00:00Z`)
  expect((await read()).goodwill).toBe(0)
})

it('credits two windows of one order each', async () => {
  await creditAt(AN_HOUR_LATER)
  await staff.call(setOrderStatus, { params: { id: order._id }, body: { status: 'washing' } })
  const { date } = (await read()).deliveryWindow!
  await creditAt(`${date}T07:00:00Z`)
  expect(await read()).toMatchObject({ goodwill: 100, charged: 110 })
})
