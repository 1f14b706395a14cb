import { beforeEach, describe, expect, it } from 'vitest'
import { MAIN_BRANCH } from '#domain/base/branch.ts'
import { notifications } from '#contract/messages/notifications.ts'
import { orderDetails, placeOrder, rescheduleOrder } from '#contract/orders/orders.ts'
import { runSheet } from '#contract/run-sheet/run-sheet.ts'
import { testProduct, type SignedIn } from '../../../testing/test-product.ts'
import {
  placed,
  SUNDAY,
  THURSDAY,
  orderInput,
  type OrderInput,
} from '../../../testing/order-inputs.ts'

const MONDAY = '2025-06-23'

const product = await testProduct()
const staff = await product.person({ role: 'admin' })
let asha: SignedIn
beforeEach(async () => {
  asha = await product.person({ name: 'Asha', phone: '+91 98450 00000' })
})

async function refused(fields: Partial<OrderInput>) {
  const { status, code, message } = await asha.call(placeOrder, { body: orderInput(fields) })
  return [status, code, message]
}

async function closeOn(...dates: string[]) {
  await product.db
    .insertInto('closed_dates')
    .values(dates.map((date) => ({ closed_date: date })))
    .execute()
  const known = async () => (await product.deps.laundry(MAIN_BRANCH).settings.current()).closedDates
  await expect.poll(known).toEqual(expect.arrayContaining(dates))
}

describe('a scheduled delivery', () => {
  it('keeps the requested day in the order, its message, the staff view and the run sheet', async () => {
    const order = await placed(asha, { deliveryPreference: 'scheduled', deliveryDate: MONDAY })

    expect(order).toMatchObject({
      deliveryPreference: 'scheduled',
      deliveryDate: MONDAY,
      estimatedDelivery: '2025-06-23T03:30:00.000Z',
    })
    const { body: notified } = await asha.call(notifications, {})
    expect(notified.notifications[0]?.message).toContain('We’ll deliver on Mon, 23 June, 9-11 AM.')
    const { body: seen } = await staff.call(orderDetails, { params: { orderId: order._id } })
    expect(seen).toMatchObject({ deliveryDate: MONDAY, estimatedDelivery: order.estimatedDelivery })

    await product.db
      .updateTable('orders')
      .set({ status: 'ready' })
      .where('id', '=', order._id)
      .execute()
    const stopsOn = async (date: string) =>
      (await staff.call(runSheet, { query: { date } })).body.stops.filter(
        ({ orderId, kind }) => orderId === order._id && kind === 'delivery',
      )
    expect(await stopsOn('2025-06-20')).toEqual([])
    expect(await stopsOn(MONDAY)).toMatchObject([
      { dueDate: MONDAY, slot: '9-11 AM', scheduled: true },
    ])
  })

  it('gets the standard promise without a date, for clients that send none', async () => {
    expect(await placed(asha, { deliveryPreference: 'scheduled' })).toMatchObject({
      deliveryDate: null,
      estimatedDelivery: '2025-06-20T03:30:00.000Z',
    })
  })

  it('refuses a day that is too early, closed or too far ahead', async () => {
    await closeOn('2025-06-24')
    const scheduled = (deliveryDate: string, lines?: OrderInput['lines']) =>
      refused({ deliveryPreference: 'scheduled', deliveryDate, ...(lines && { lines }) })

    const suit = [{ itemId: 'dry-cleaning-suit', quantity: 1 }]
    expect(await scheduled('2025-06-20', suit)).toEqual([
      422,
      'delivery_too_early',
      'Your clothes can’t be back by then. Please choose a later day.',
    ])
    expect((await scheduled(THURSDAY))[1]).toBe('delivery_too_early')
    expect((await scheduled('2025-06-24'))[2]).toBe(
      'We’re closed on that day. Please choose another one for the delivery.',
    )
    expect((await scheduled('2025-07-21'))[1]).toBe('delivery_too_far')
  })

  it('stays when the pickup moves to before it, and is replaced when it moves past it', async () => {
    const order = await placed(asha, { deliveryPreference: 'scheduled', deliveryDate: MONDAY })
    const move = async (pickupDate: string) =>
      (
        await asha.call(rescheduleOrder, {
          params: { orderId: order._id },
          body: { pickupDate, pickupTime: '1-3 PM' },
        })
      ).body
    expect(await move('2025-06-20')).toMatchObject({
      estimatedDelivery: '2025-06-23T03:30:00.000Z',
    })
    expect(await move('2025-06-25')).toMatchObject({
      estimatedDelivery: '2025-06-26T07:30:00.000Z',
    })
    const { body: notified } = await asha.call(notifications, {})
    expect(notified.notifications[0]?.message).toContain('We’ll deliver on Thu, 26 June, 1-3 PM.')
  })
})

describe('express', () => {
  it('refuses pieces that need 48 hours, naming them', async () => {
    const saree = [
      { itemId: 'wash-fold', quantity: 3 },
      { itemId: 'dry-cleaning-saree', quantity: 1 },
    ]
    expect(await refused({ lines: saree, deliveryPreference: 'express' })).toEqual([
      422,
      'express_not_offered',
      'Your saree needs 48 hours, so express isn’t possible.',
    ])
    expect(
      (
        await refused({
          lines: undefined,
          items: ['1 × Silk Saree'],
          deliveryPreference: 'express',
        })
      )[2],
    ).toBe('Your silk saree needs 48 hours, so express isn’t possible.')
    await placed(asha, { lines: saree })
    await placed(asha, { deliveryPreference: 'express', pickupDate: SUNDAY })
  })
})
