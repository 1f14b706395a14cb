// Moving a delivery before it leaves, by customer or staff: places stay correct, and one notification.
import { beforeEach, describe, expect, it } from 'vitest'
import { moveDelivery, orderDeliveries } from '#contract/orders/delivery-move.ts'
import { notifications } from '#contract/messages/notifications.ts'
import { setOrderStatus } from '#contract/orders/order-list.ts'
import { orderDetails, rescheduleOrder, type Order } from '#contract/orders/orders.ts'
import { runSheet } from '#contract/run-sheet/run-sheet.ts'
import type { OrderStatus } from '#domain/orders/record/order-lifecycle.ts'
import { slotIdOfWindow } from '#domain/slots/slot-id.ts'
import { placed, SUNDAY } from '../../../testing/order-inputs.ts'
import { testProduct, type SignedIn } from '../../../testing/test-product.ts'

const FRIDAY = '2025-06-20'
const SATURDAY = '2025-06-21'

const product = await testProduct()
const staff = await product.person({ role: 'admin', name: 'Meena' })
let asha: SignedIn
let order: Order
beforeEach(async () => {
  product.clock.set('2025-06-18T06:30:00Z')
  await setPlaces(100)
  await product.db.updateTable('orders').set({ delivery_slot_id: null }).execute()
  await product.db.deleteFrom('delivery_windows').execute()
  asha = await product.person()
  order = await placed(asha)
})

async function setPlaces(places: number) {
  await product.db.updateTable('business').set({ delivery_places: places }).execute()
}

function move(person: SignedIn, deliveryDate: string, deliveryTime: string, of = order) {
  const params = { orderId: of._id }
  return person.call(moveDelivery, { params, body: { deliveryDate, deliveryTime } })
}

function offered(person: SignedIn, of = order) {
  return person.call(orderDeliveries, { params: { orderId: of._id } })
}

function setStatus(status: OrderStatus) {
  return staff.call(setOrderStatus, { params: { id: order._id }, body: { status } })
}

async function details(): Promise<Order> {
  return (await asha.call(orderDetails, { params: { orderId: order._id } })).body as Order
}

async function taken(date: string, time: string): Promise<number> {
  const row = await product.db
    .selectFrom('delivery_windows')
    .select('booked')
    .where('id', '=', slotIdOfWindow({ date, time }))
    .executeTakeFirst()
  return row?.booked ?? 0
}

const messagesOfMoves = async () =>
  (await asha.call(notifications, {})).body.notifications
    .filter(({ title }) => title.endsWith('delivery rescheduled'))
    .map(({ message }) => message)

describe('the windows that a booked order can have', () => {
  it('begin with the standard delivery, show the places left, and include the current one', async () => {
    await setPlaces(2)
    await placed(asha, { deliveryTime: '3-5 PM' })
    const { status, body } = await offered(asha)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      deliveryWindow: { date: FRIDAY, time: '9-11 AM' },
      estimatedDelivery: '2025-06-20T03:30:00.000Z',
    })
    expect(body.days[0]).toEqual({
      date: FRIDAY,
      windows: [
        { time: '9-11 AM', startsAt: '2025-06-20T03:30:00.000Z', deliveriesLeft: 1 },
        { time: '11 AM-1 PM', startsAt: '2025-06-20T05:30:00.000Z', deliveriesLeft: 2 },
        { time: '1-3 PM', startsAt: '2025-06-20T07:30:00.000Z', deliveriesLeft: 2 },
        { time: '3-5 PM', startsAt: '2025-06-20T09:30:00.000Z', deliveriesLeft: 1 },
        { time: '5-7 PM', startsAt: '2025-06-20T11:30:00.000Z', deliveriesLeft: 2 },
      ],
    })
    expect(body.days.at(-1)?.date).toBe('2025-07-20')
  })

  it('exclude those already begun, and include all later ones once the clothes are ready', async () => {
    product.clock.set('2025-06-20T06:00:00Z')
    const times = async () => (await offered(asha)).body.days[0]?.windows.map(({ time }) => time)
    expect(await times()).toEqual(['1-3 PM', '3-5 PM', '5-7 PM'])

    product.clock.set('2025-06-19T06:00:00Z')
    expect((await offered(asha)).body.days[0]?.date).toBe(FRIDAY)
    await setStatus('ready')
    expect((await offered(asha)).body.days[0]?.date).toBe('2025-06-19')
    expect(await times()).toEqual(['1-3 PM', '3-5 PM', '5-7 PM'])
  })

  it('appear only to its customer and staff', async () => {
    expect((await offered(await product.person())).code).toBe('order_not_found')
    expect((await offered(staff)).status).toBe(200)
  })
})

describe('a customer who moves the delivery', () => {
  it('sees the new window in the order, its history, one message and the run sheet, and takes its place', async () => {
    const { status, body } = await move(asha, SATURDAY, '3-5 PM')
    expect(status).toBe(200)
    expect(body).toMatchObject({
      deliveryPreference: 'scheduled',
      deliveryDate: SATURDAY,
      deliveryWindow: { date: SATURDAY, time: '3-5 PM' },
      estimatedDelivery: '2025-06-21T09:30:00.000Z',
      total: order.total,
    })
    expect((await details()).history.at(-1)).toMatchObject({
      event: 'delivery_moved',
      label: 'Delivery rescheduled',
      by: 'customer',
      status: 'pickup_scheduled',
      pickupDate: null,
      deliveryWindow: { date: SATURDAY, time: '3-5 PM' },
    })
    expect([await taken(FRIDAY, '9-11 AM'), await taken(SATURDAY, '3-5 PM')]).toEqual([0, 1])

    await move(asha, SATURDAY, '3-5 PM')
    expect(await messagesOfMoves()).toEqual(['We’ll deliver on Sat, 21 June, 3-5 PM.'])
    await setStatus('ready')
    const { body: sheet } = await staff.call(runSheet, { query: { date: SATURDAY } })
    expect(sheet.stops.find(({ orderId }) => orderId === order._id)).toMatchObject({
      kind: 'delivery',
      slot: '3-5 PM',
    })
  })

  it('keeps standard delivery on its day, and the chosen window when the pickup moves', async () => {
    expect((await move(asha, FRIDAY, '5-7 PM')).body).toMatchObject({
      deliveryPreference: 'standard',
      deliveryDate: null,
    })
    const params = { orderId: order._id }
    const body = { pickupDate: '2025-06-19', pickupTime: '1-3 PM' }
    expect((await asha.call(rescheduleOrder, { params, body })).body.deliveryWindow).toEqual({
      date: FRIDAY,
      time: '5-7 PM',
    })
  })

  it('is told why when the window is not available, and nothing moves', async () => {
    await setPlaces(1)
    await placed(asha, { deliveryTime: '3-5 PM' })
    const refused = async (date: string, time: string) => {
      const { status, code, message } = await move(asha, date, time)
      return [status, code, message]
    }
    expect(await refused(FRIDAY, '3-5 PM')).toEqual([
      409,
      'delivery_full',
      'That delivery time is fully booked. Please choose another one.',
    ])
    expect((await refused('2025-06-19', '5-7 PM'))[1]).toBe('delivery_too_early')
    expect((await refused('2025-08-20', '5-7 PM'))[1]).toBe('delivery_too_far')
    expect((await refused(SUNDAY, '5-7 PM'))[1]).toBe('delivery_time_not_offered')
    expect(await details()).toMatchObject({ deliveryWindow: { date: FRIDAY, time: '9-11 AM' } })
    expect([await taken(FRIDAY, '9-11 AM'), await taken(FRIDAY, '3-5 PM')]).toEqual([1, 1])
    expect((await move(await product.person(), SATURDAY, '3-5 PM')).code).toBe('order_not_found')
  })

  it.each<[OrderStatus, string]>([
    [
      'out_for_delivery',
      'Your clothes are on their way, so the delivery can no longer be rescheduled.',
    ],
    ['completed', 'Your clothes are already back, so there is no delivery to reschedule.'],
    ['cancelled', 'This order is cancelled, so there is no delivery to reschedule.'],
  ])('gets a refusal once the order is %s', async (status, sentence) => {
    await setStatus(status)
    for (const answer of [await move(asha, SATURDAY, '3-5 PM'), await offered(asha)])
      expect([answer.code, answer.message]).toEqual(['no_longer_changeable', sentence])
  })

  it('gets a refusal for an express order, promised for its evening', async () => {
    const express = await placed(asha, { deliveryPreference: 'express' })
    const { code, message } = await move(asha, SATURDAY, '3-5 PM', express)
    expect([code, message]).toEqual([
      'no_longer_changeable',
      'An express order comes back on the evening of its pickup, so its delivery can’t be rescheduled. Please ask us in Help if that evening doesn’t suit you.',
    ])
  })
})

describe('staff who move a delivery', () => {
  it('move it until it has left, with a notification and an audit entry', async () => {
    await setStatus('washing')
    expect((await move(staff, SATURDAY, '11 AM-1 PM')).status).toBe(200)
    expect(await messagesOfMoves()).toEqual(['We’ll deliver on Sat, 21 June, 11 AM-1 PM.'])
    expect((await details()).history.at(-1)).toMatchObject({ by: 'staff', status: 'washing' })
    const entries = await product.db
      .selectFrom('audit_log')
      .select(['actor_id', 'search_text'])
      .where('record_id', '=', order._id)
      .where('action', '=', 'order.delivery_moved')
      .execute()
    expect(entries).toEqual([
      {
        actor_id: staff.user._id,
        search_text: `Order ${order.number}: delivery on Sat, 21 June, 11 AM-1 PM instead of Fri, 20 June, 9-11 AM`,
      },
    ])
  })
})

it('gives the last place once when many move there at once, and loses none', async () => {
  const others = [await placed(asha), await placed(asha), await placed(asha)]
  await setPlaces(4)
  await placed(asha, { deliveryDate: SATURDAY, deliveryTime: '3-5 PM' })
  await placed(asha, { deliveryDate: SATURDAY, deliveryTime: '3-5 PM' })
  await placed(asha, { deliveryDate: SATURDAY, deliveryTime: '3-5 PM' })
  const answers = await Promise.all(others.map((each) => move(asha, SATURDAY, '3-5 PM', each)))
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
    200, 409, 409,
  ])
  expect([await taken(FRIDAY, '9-11 AM'), await taken(SATURDAY, '3-5 PM')]).toEqual([3, 4])
})
