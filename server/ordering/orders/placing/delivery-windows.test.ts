import { beforeEach, describe, expect, it } from 'vitest'
import { MAIN_BRANCH } from '#domain/base/branch.ts'
import { slots } from '#contract/catalogue/catalogue.ts'
import { notifications } from '#contract/messages/notifications.ts'
import { changeLines, quoteLines } from '#contract/orders/order-detail.ts'
import { setOrderStatus } from '#contract/orders/order-list.ts'
import { cancelOrder, placeOrder, rescheduleOrder, type Order } from '#contract/orders/orders.ts'
import { runSheet } from '#contract/run-sheet/run-sheet.ts'
import { slotIdOfWindow } from '#domain/slots/slot-id.ts'
import { testProduct, type SignedIn } from '../../../testing/test-product.ts'
import {
  orderInput,
  placed,
  SUNDAY,
  THURSDAY,
  type OrderInput,
} from '../../../testing/order-inputs.ts'

const FRIDAY = '2025-06-20'
const SATURDAY = '2025-06-21'
const MONDAY = '2025-06-23'

const product = await testProduct()
const staff = await product.person({ role: 'admin' })
let asha: SignedIn
beforeEach(async () => {
  asha = await product.person({ name: 'Asha', phone: '+91 98450 00000' })
  await product.db.updateTable('orders').set({ delivery_slot_id: null }).execute()
  await product.db.deleteFrom('delivery_windows').execute()
  await setPlaces(100)
})

/** How many deliveries fit into each window from now on. */
async function setPlaces(places: number) {
  await product.db.updateTable('business').set({ delivery_places: places }).execute()
  await expect
    .poll(
      async () =>
        (await product.deps.laundry(MAIN_BRANCH).settings.current()).deliveryPlaces.deliveryPlaces,
    )
    .toBe(places)
}

async function taken(date: string, time: string): Promise<number> {
  const row = await product.db
    .selectFrom('delivery_windows')
    .select('booked')
    .where('id', '=', slotIdOfWindow({ date, time }))
    .executeTakeFirst()
  return row?.booked ?? 0
}

async function refused(fields: Partial<OrderInput>) {
  const { status, code, message } = await asha.call(placeOrder, { body: orderInput(fields) })
  return [status, code, message]
}

async function move(order: Order, pickupDate: string, pickupTime: string): Promise<Order> {
  const of = { params: { orderId: order._id }, body: { pickupDate, pickupTime } }
  return (await asha.call(rescheduleOrder, of)).body
}

async function lastMessage(): Promise<string | undefined> {
  return (await asha.call(notifications, {})).body.notifications[0]?.message
}

async function deliverySlot(order: Order, date: string) {
  await product.db
    .updateTable('orders')
    .set({ status: 'ready' })
    .where('id', '=', order._id)
    .execute()
  const { body } = await staff.call(runSheet, { query: { date } })
  return body.stops.find(({ orderId, kind }) => orderId === order._id && kind === 'delivery')?.slot
}

describe('the delivery window of an order', () => {
  it('is the first possible one by default, which the message does not mention', async () => {
    const order = await placed(asha)
    expect(order).toMatchObject({
      deliveryDate: null,
      deliveryWindow: { date: FRIDAY, time: '9-11 AM' },
      estimatedDelivery: '2025-06-20T03:30:00.000Z',
    })
    expect(await taken(FRIDAY, '9-11 AM')).toBe(1)
    expect(await lastMessage()).not.toContain('bring it back')
  })

  it('follows the request in the order, its message and the run sheet', async () => {
    const order = await placed(asha, { deliveryTime: '3-5 PM' })
    expect(order).toMatchObject({
      deliveryPreference: 'standard',
      deliveryWindow: { date: FRIDAY, time: '3-5 PM' },
      estimatedDelivery: '2025-06-20T09:30:00.000Z',
    })
    expect(await lastMessage()).toContain('We’ll deliver on Fri, 20 June, 3-5 PM.')
    expect(await deliverySlot(order, FRIDAY)).toBe('3-5 PM')
  })

  it('falls on another day when requested, as a scheduled delivery or a standard one', async () => {
    const on = { deliveryDate: MONDAY, deliveryTime: '11 AM-1 PM' }
    const window = { date: MONDAY, time: '11 AM-1 PM' }
    expect(await placed(asha, { ...on, deliveryPreference: 'scheduled' })).toMatchObject({
      deliveryDate: MONDAY,
      deliveryWindow: window,
    })
    expect(await placed(asha, on)).toMatchObject({ deliveryDate: null, deliveryWindow: window })
  })

  it('falls in the evening with express, promised by its end', async () => {
    const order = await placed(asha, { deliveryPreference: 'express' })
    expect(order).toMatchObject({
      deliveryWindow: { date: THURSDAY, time: '5-7 PM' },
      estimatedDelivery: '2025-06-19T13:30:00.000Z',
    })
    expect(await deliverySlot(order, THURSDAY)).toBe('5-7 PM')
  })

  it('refuses a window before the clothes can be ready, one that doesn’t exist, and the standard day when scheduled', async () => {
    const suit = { lines: [{ itemId: 'dry-cleaning-suit', quantity: 1 }] }
    expect(await refused({ ...suit, deliveryDate: FRIDAY, deliveryTime: '5-7 PM' })).toEqual([
      422,
      'delivery_too_early',
      'Your clothes can’t be back by then. Please choose a later day.',
    ])
    expect(await refused({ deliveryDate: SUNDAY, deliveryTime: '5-7 PM' })).toEqual([
      422,
      'delivery_time_not_offered',
      'We can’t deliver at that time. Please choose another delivery time.',
    ])
    expect((await refused({ pickupTime: '1-3 PM', deliveryTime: '9-11 AM' }))[1]).toBe(
      'delivery_time_not_offered',
    )
    const sameDay = { deliveryPreference: 'scheduled', deliveryDate: FRIDAY } as const
    expect(await refused({ ...sameDay, deliveryTime: '5-7 PM' })).toEqual([
      422,
      'delivery_not_later',
      'That is the day of the standard delivery. Please choose a later day, or the standard delivery.',
    ])
  })
})

describe('places in a delivery window', () => {
  it('are shown with the slots; a full window is refused, or the next one taken by default', async () => {
    await setPlaces(1)
    await placed(asha)
    const { body } = await asha.call(slots, { query: { from: FRIDAY, days: 1 } })
    expect(body.dates[0]!.slots.map((slot) => slot.deliveriesLeft)).toEqual([0, 1, 1, 1, 1])

    expect(await refused({ deliveryTime: '9-11 AM' })).toEqual([
      409,
      'delivery_full',
      'That delivery time is fully booked. Please choose another one.',
    ])
    const next = await placed(asha)
    expect(next).toMatchObject({
      deliveryWindow: { date: FRIDAY, time: '11 AM-1 PM' },
      estimatedDelivery: '2025-06-20T05:30:00.000Z',
    })
    expect(await lastMessage()).toContain('We’ll deliver on Fri, 20 June, 11 AM-1 PM.')
    const { estimated_delivery_at, delivery_slot_id } = await product.db
      .selectFrom('orders')
      .selectAll()
      .where('id', '=', next._id)
      .executeTakeFirstOrThrow()
    expect([estimated_delivery_at.toISOString(), delivery_slot_id]).toEqual([
      next.estimatedDelivery,
      slotIdOfWindow({ date: FRIDAY, time: '11 AM-1 PM' }),
    ])

    await placed(asha, { deliveryPreference: 'express' })
    expect((await refused({ deliveryPreference: 'express' }))[1]).toBe('delivery_full')
  })

  it('are not taken by an order that is refused because its slot is full', async () => {
    for (let count = 0; count < 8; count += 1) await placed(asha, { pickupDate: SUNDAY })
    expect((await refused({ pickupDate: SUNDAY }))[1]).toBe('slot_full')
    expect(await taken(MONDAY, '9-11 AM')).toBe(8)
  })

  it('are given back by a cancelled order, and taken again when staff reopen it', async () => {
    const order = await placed(asha)
    await asha.call(cancelOrder, { params: { orderId: order._id } })
    expect(await taken(FRIDAY, '9-11 AM')).toBe(0)
    const of = { params: { id: order._id } }
    await staff.call(setOrderStatus, { ...of, body: { status: 'pickup_scheduled' } })
    expect(await taken(FRIDAY, '9-11 AM')).toBe(1)
    await staff.call(setOrderStatus, { ...of, body: { status: 'cancelled' } })
    expect(await taken(FRIDAY, '9-11 AM')).toBe(0)
  })

  it('are never exceeded when many place, move and cancel at once', async () => {
    await setPlaces(3)
    const times = ['9-11 AM', '11 AM-1 PM', '1-3 PM', '3-5 PM']
    const people = await Promise.all(Array.from({ length: 6 }, () => product.person()))
    const orders = await Promise.all(
      people.flatMap((each, index) => [
        placed(each, { deliveryDate: SATURDAY, deliveryTime: times[index % 4]! }).catch(() => null),
        placed(each, { pickupTime: times[index % 2]! }),
      ]),
    )
    await Promise.all(
      orders.map(async (order, index) => {
        if (order === null) return
        const person = people[Math.floor(index / 2)]!
        const of = { params: { orderId: order._id } }
        if (index % 5 === 0) return person.call(cancelOrder, of)
        const to = { pickupDate: index % 2 ? FRIDAY : THURSDAY, pickupTime: times[index % 4]! }
        return person.call(rescheduleOrder, { ...of, body: to })
      }),
    )

    const windows = await product.db.selectFrom('delivery_windows').selectAll().execute()
    const rows = await product.db
      .selectFrom('orders')
      .select(['delivery_slot_id', 'status'])
      .where('delivery_slot_id', 'is not', null)
      .execute()
    for (const { id, booked } of windows) {
      const standing = rows.filter((row) => row.delivery_slot_id === id)
      expect(booked).toBe(standing.filter(({ status }) => status !== 'cancelled').length)
      expect(booked).toBeLessThanOrEqual(3)
    }
    expect(rows.length).toBeGreaterThan(6)
  })
})

describe('a pickup that moves', () => {
  it('moves the standard delivery and its place too, and tells the customer', async () => {
    const order = await placed(asha)
    expect(await move(order, SATURDAY, '9-11 AM')).toMatchObject({
      deliveryWindow: { date: SUNDAY, time: '9-11 AM' },
    })
    expect(await lastMessage()).toContain('We’ll deliver on Sun, 22 June, 9-11 AM.')
    expect([await taken(FRIDAY, '9-11 AM'), await taken(SUNDAY, '9-11 AM')]).toEqual([0, 1])
  })

  it('keeps a chosen window while it is possible, and its time of day after that', async () => {
    const order = await placed(asha, { deliveryTime: '3-5 PM' })
    const stays = await move(order, THURSDAY, '11 AM-1 PM')
    expect(stays.deliveryWindow).toEqual({ date: FRIDAY, time: '3-5 PM' })
    expect(await lastMessage()).not.toContain('bring it back')
    const moved = await move(order, FRIDAY, '9-11 AM')
    expect(moved.deliveryWindow).toEqual({ date: SATURDAY, time: '3-5 PM' })
    expect([await taken(FRIDAY, '3-5 PM'), await taken(SATURDAY, '3-5 PM')]).toEqual([0, 1])
  })

  it('takes the next window when its own would be full', async () => {
    await setPlaces(1)
    await placed(asha, { pickupDate: FRIDAY })
    const order = await placed(asha)
    expect((await move(order, FRIDAY, '9-11 AM')).deliveryWindow).toEqual({
      date: SATURDAY,
      time: '11 AM-1 PM',
    })
  })
})

it('moves the window when slower pieces are added, and keeps the chosen time of day', async () => {
  const order = await placed(asha, { deliveryTime: '3-5 PM' })
  const lines = [
    { itemId: 'wash-fold', quantity: 3 },
    { itemId: 'dry-cleaning-suit', quantity: 1 },
  ]
  const of = { params: { id: order._id } }
  const { body: seen } = await staff.call(quoteLines, { ...of, body: { lines } })
  expect(seen.deliveryWindow).toEqual({ date: SATURDAY, time: '3-5 PM' })
  const { body } = await staff.call(changeLines, {
    ...of,
    body: {
      lines,
      reason: 'A suit was in the bag',
      total: seen.quote.total,
      revision: 0,
      agreed: true,
    },
  })
  expect(body).toMatchObject({ deliveryWindow: { date: SATURDAY, time: '3-5 PM' } })
  expect(await lastMessage()).toContain('We’ll deliver on Sat, 21 June, 3-5 PM.')
  expect([await taken(FRIDAY, '3-5 PM'), await taken(SATURDAY, '3-5 PM')]).toEqual([0, 1])
})
