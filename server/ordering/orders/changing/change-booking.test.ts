import { describe, expect, it } from 'vitest'
import { activities } from '#contract/audit/activity.ts'
import { changeBooking } from '#contract/orders/booking-change.ts'
import { addGarment, listGarments } from '#contract/garments/garments.ts'
import { notifications } from '#contract/messages/notifications.ts'
import { readOrderDetail } from '#contract/orders/order-detail.ts'
import { markOrderPaid } from '#contract/orders/order-payments.ts'
import { adminOrders } from '#contract/orders/order-list.ts'
import { orderDetails } from '#contract/orders/orders.ts'
import { USUAL_CARE } from '#domain/catalogue/care-preferences.ts'
import { placed } from '../../../testing/order-inputs.ts'
import { changeOwnBooking, kilogramLines, OFFICE, previewOwnChange } from './test-change-booking.ts'
import {
  asha,
  orderParams,
  product,
  ravi,
  readOwnOrder,
  setStatus,
  staff,
} from './test-change-order.ts'

async function notified(): Promise<{ title: string; message: string }[]> {
  const { body } = await asha.call(notifications, {})
  return body.notifications.map(({ title, message }) => ({ title, message }))
}

describe('a customer who changes their booked order', () => {
  it('sees the price first, then pays it, and gets one message about the changes', async () => {
    const order = await placed(asha)
    const shown = await previewOwnChange(asha, order, kilogramLines(5))
    expect(shown.body).toMatchObject({ oldTotal: 210, quote: { total: 350 }, revision: 0 })

    const wished = { lines: kilogramLines(5), address: OFFICE, specialInstructions: 'Ring twice' }
    const { status, body } = await changeOwnBooking(asha, order, wished)

    expect(status).toBe(200)
    expect(body).toMatchObject({
      total: 350,
      amountDue: 350,
      items: ['5 kg Wash & Fold'],
      address: OFFICE,
      deliveryAddress: OFFICE,
      specialInstructions: 'Ring twice',
      status: 'pickup_scheduled',
    })
    expect(body.history.at(-1)).toMatchObject({
      event: 'changed',
      label: 'Items, addresses and instructions changed',
      by: 'customer',
      reason: null,
      fromTotal: 210,
      toTotal: 350,
    })
    expect(await readOwnOrder(order)).toEqual(body)
    expect(await notified()).toEqual([
      {
        title: `Order ${order.number}: changed as you asked`,
        message:
          'You changed the items, addresses and instructions. The total is now ₹350 instead of ₹210.',
      },
      expect.objectContaining({ title: `Order ${order.number} is booked` }),
    ])
  })

  it('changes only an address, and keeps the total', async () => {
    const order = await placed(asha, { deliveryAddress: OFFICE })
    const address = '7 Brigade Road, Bengaluru 560001'
    const { body } = await changeOwnBooking(asha, order, { address })
    expect(body).toMatchObject({ address, deliveryAddress: OFFICE, total: 210, lines: order.lines })
    expect(body.history.at(-1)).toMatchObject({ label: 'Pickup address changed', toTotal: 210 })
    expect((await notified())[0]!.message).toBe(
      'You changed the pickup address. The total stays ₹210.',
    )
    const found = await staff.call(adminOrders, { query: { q: 'brigade road' } })
    expect(found.body.map(({ number }) => number)).toEqual([order.number])
  })

  it('appears in the console’s feed and the order’s history, without addresses or texts', async () => {
    const order = await placed(asha)
    await changeOwnBooking(asha, order, {
      address: OFFICE,
      preferences: { ...USUAL_CARE, starch: 'light' },
    })
    const feed = (await staff.call(activities, { query: { limit: 10 } })).body
    expect(feed.map(({ message }) => message)).toContain(
      `${asha.user.name} changed the addresses and preferences of order ${order.number}`,
    )
    const detail = (await staff.call(readOrderDetail, { params: { id: order._id } })).body
    expect(detail).toMatchObject({ address: OFFICE, preferences: { starch: 'light' }, revision: 1 })
    expect(detail.history.at(-1)).toMatchObject({ by: 'customer', byName: asha.user.name })
    const stranger = await product.visitor.call(orderDetails, {
      params: { orderId: order.number },
    })
    expect(JSON.stringify(stranger.body)).not.toMatch(/Residency|light/)
    const events = await product.db.selectFrom('events').selectAll().execute()
    const own = events.filter(({ type }) => type === 'order.booking_changed')
    expect(JSON.stringify(own)).not.toMatch(/Residency/)
    const log = product.db.selectFrom('audit_log').where('record_id', '=', order._id)
    expect(await log.selectAll().execute()).toEqual([])
  })

  it('changes nothing and gets no message when the same request is repeated', async () => {
    const order = await placed(asha)
    const wished = { lines: kilogramLines(4), address: OFFICE, total: 280, revision: 0 }
    const answers = await Promise.all([1, 2, 3].map(() => changeOwnBooking(asha, order, wished)))
    expect(answers.map(({ status, body }) => [status, body.total])).toEqual(
      Array(3).fill([200, 280]),
    )
    await setStatus(order, 'picked_up')
    expect((await changeOwnBooking(asha, order, wished)).status).toBe(200)
    expect(
      (await readOwnOrder(order)).history.filter(({ event }) => event === 'changed'),
    ).toHaveLength(1)
    expect((await notified()).filter(({ title }) => title.includes('as you asked'))).toHaveLength(1)
  })

  it('gets a later promise for an express order when a piece needs longer, and is notified', async () => {
    const order = await placed(asha, { deliveryPreference: 'express' })
    const wished = [...kilogramLines(3), { itemId: 'dry-cleaning-saree', quantity: 1 }]
    expect((await previewOwnChange(asha, order, wished)).body).toMatchObject({
      losesExpress: true,
      oldEstimatedDelivery: order.estimatedDelivery,
      estimatedDelivery: '2025-06-21T03:30:00.000Z',
    })
    const { body } = await changeOwnBooking(asha, order, { lines: wished })
    expect(body).toMatchObject({ deliveryPreference: 'standard', expressFee: 0, total: 339 })
    expect((await notified())[0]!.message).toBe(
      `You changed the items. Your saree needs 48 hours, so express isn’t possible. The total is now ₹339 instead of ₹${order.total}. We’ll deliver on Sat, 21 June, 9-11 AM.`,
    )
  })

  it('gets a refund above the new total, and owes what is missing', async () => {
    const order = await placed(asha)
    const body = { method: 'upi' as const }
    await staff.call(markOrderPaid, { params: { id: order._id }, body })
    expect((await changeOwnBooking(asha, order, { lines: kilogramLines(1) })).body).toMatchObject({
      charged: 70,
      amountPaid: 210,
      refundDue: 140,
      amountDue: 0,
    })
    expect((await changeOwnBooking(asha, order, { lines: kilogramLines(4) })).body).toMatchObject({
      charged: 280,
      refundDue: 0,
      amountDue: 70,
      paid: false,
    })
  })

  it('keeps the order’s garments, each cleaned once', async () => {
    const garment = { name: 'Silk saree', category: 'sarees' as const }
    const { _id: saree } = (await asha.call(addGarment, { body: garment })).body
    const order = await placed(asha, { garmentIds: [saree] })
    const { body } = await changeOwnBooking(asha, order, { lines: kilogramLines(2) })
    expect(body.garments).toEqual([{ _id: saree, name: 'Silk saree' }])
    await setStatus(order, 'completed')
    const wardrobe = await asha.call(listGarments, { params: { userId: asha.user._id } })
    expect(wardrobe.body[0]).toMatchObject({ cleanCount: 1 })
  })
})

describe('a changed booking is refused', () => {
  it('refuses everyone but its owner, as if there were no order', async () => {
    const order = await placed(asha)
    for (const who of [ravi, staff]) {
      expect((await previewOwnChange(who, order, kilogramLines(4))).code).toBe('order_not_found')
      expect((await changeOwnBooking(who, order, { address: OFFICE })).code).toBe('order_not_found')
    }
    expect((await changeOwnBooking(product.visitor, order, { address: OFFICE })).status).toBe(401)
    expect(await readOwnOrder(order)).toEqual(order)
  })

  it.each(['picked_up', 'washing', 'ready', 'out_for_delivery', 'completed'] as const)(
    'refuses a change once the order is %s, with a word about Help',
    async (status) => {
      const order = await placed(asha)
      await setStatus(order, status)
      for (const wished of [{ address: OFFICE }, { lines: kilogramLines(4) }]) {
        const answer = await changeOwnBooking(asha, order, wished)
        expect([answer.status, answer.code]).toEqual([409, 'no_longer_changeable'])
        expect(answer.message).toContain('already with us')
      }
      expect((await previewOwnChange(asha, order)).code).toBe('no_longer_changeable')
    },
  )

  it('refuses a change once the order is cancelled', async () => {
    const order = await placed(asha)
    await setStatus(order, 'cancelled')
    expect((await changeOwnBooking(asha, order, { lines: kilogramLines(4) })).message).toContain(
      'is cancelled',
    )
  })

  it.each([
    [{ total: 210 }, { code: 'price_changed', quote: { total: 280 } }],
    [{ revision: 1 }, { code: 'changed_meanwhile' }],
  ])('refuses another price or order than they saw: %j', async (seen, refusal) => {
    const order = await placed(asha)
    const answer = await changeOwnBooking(asha, order, {
      lines: kilogramLines(4),
      address: OFFICE,
      ...seen,
    })
    expect(answer).toMatchObject({ status: 409, body: refusal })
    expect(await readOwnOrder(order)).toEqual(order)
    expect(await notified()).toHaveLength(1)
  })

  it.each([
    [{ lines: [] }, 'nothing_selected'],
    [{ lines: kilogramLines(101) }, 'bad_quantity'],
    [{ lines: [{ itemId: 'moon', quantity: 1 }] }, 'unknown_item'],
    [{ address: 'x' }, 'address_incomplete'],
    [{ address: '' }, 'invalid_input'],
    [{ deliveryAddress: 'here' }, 'address_incomplete'],
    [{ specialInstructions: 'x'.repeat(1001) }, 'invalid_input'],
  ])('refuses %j', async (wished, code) => {
    const order = await placed(asha)
    const body = { total: 210, revision: 0, ...wished }
    const answer = await asha.call(changeBooking, { ...orderParams(order), body })
    expect([answer.status, answer.code]).toEqual([422, code])
    expect(await readOwnOrder(order)).toEqual(order)
  })
})
