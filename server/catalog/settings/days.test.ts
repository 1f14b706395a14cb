import { beforeEach, describe, expect, it } from 'vitest'
import { slots } from '#contract/catalogue/catalogue.ts'
import { quoteLines } from '#contract/orders/order-detail.ts'
import { cancelOrder, placeOrder, rescheduleOrder } from '#contract/orders/orders.ts'
import {
  type AdminDay,
  adminDay,
  adminDays,
  changeDayPlaces,
  closeDate,
  openDate,
  ordersOutsideHours,
} from '#contract/settings/settings-days.ts'
import { adminSettings, changeHours } from '#contract/settings/settings.ts'
import { pickupOfSlotId } from '#domain/slots/slot-id.ts'
import { testProduct } from '../../testing/test-product.ts'
import { placed, THURSDAY, orderInput } from '../../testing/order-inputs.ts'

const FRIDAY = '2025-06-20'

const product = await testProduct()
const staff = await product.person({ role: 'admin' })
const asha = await product.person()
beforeEach(() => product.clock.set('2025-06-18T06:30:00Z'))

const close = (date: string, reason = 'Ugadi') =>
  staff.call(closeDate, { params: { date }, body: { reason } })

const places = (pickupTime: '9-11 AM' | '1-3 PM', now: number | null, was: number | null) =>
  staff.call(changeDayPlaces, {
    params: { date: FRIDAY },
    body: { pickupTime, places: now, was },
  })

describe('an order standing on a date', () => {
  it('names customer and phone only to staff who may see customers', async () => {
    const meena = await product.person({ name: 'Meena Iyer', phone: '+91 98450 12121' })
    const order = await placed(meena, { pickupTime: '5-7 PM' })
    const named = (body: AdminDay) => body.orders.find(({ _id }) => _id === order._id)
    const look = async (person: typeof staff) =>
      named((await person.call(adminDay, { params: { date: THURSDAY } })).body)
    expect(await look(staff)).toMatchObject({ name: 'Meena Iyer', phone: '+91 98450 12121' })

    const narrowed = await product.person({
      preset: 'manager',
      permissions: ['settings', 'orders'],
    })
    const seen = await look(narrowed)
    expect([seen?.number, seen?.name, seen?.phone]).toEqual([order.number, undefined, undefined])
    await meena.call(cancelOrder, { params: { orderId: order._id } })
  })
})

it('lists the orders outside changed weekly hours, with their customers', async () => {
  const meena = await product.person({ name: 'Meena Iyer', phone: '+91 98450 12121' })
  const outside = await placed(meena, { pickupTime: '5-7 PM' })
  const within = await placed(meena, { pickupTime: '9-11 AM' })
  const look = async () => (await staff.call(ordersOutsideHours, {})).body
  expect(await look()).toEqual([])
  const { hours } = (await staff.call(adminSettings, {})).body
  const week = hours.hours.map((day) => day && { ...day, closesMinutes: 16 * 60 })
  const body = { hours: week, version: hours.version }
  const { body: saved } = await staff.call(changeHours, { body })
  const days = await look()
  // What was promised for an evening stands there too, on the day of its delivery.
  expect(days.flatMap(({ deliveries }) => deliveries).length).toBeGreaterThan(0)
  expect(
    days.flatMap(({ date, orders }) =>
      orders.map(({ number, name, phone }) => [date, number, name, phone]),
    ),
  ).toEqual([[THURSDAY, outside.number, 'Meena Iyer', '+91 98450 12121']])
  await staff.call(changeHours, { body: { ...hours, version: saved.version } })
  for (const { _id } of [outside, within])
    await meena.call(cancelOrder, { params: { orderId: _id } })
})

describe('a closed date', () => {
  it('accepts no more pickups, and lists those booked on it', async () => {
    const order = await placed(asha)
    const other = await placed(asha, { pickupTime: '1-3 PM' })
    const gone = await placed(asha)
    await asha.call(cancelOrder, { params: { orderId: gone._id } })

    const { status, body } = await close(THURSDAY)
    expect(status).toBe(200)
    expect(body).toMatchObject({ closed: true, reason: 'Ugadi', orderCount: 2, deliveryCount: 0 })
    expect(new Map(body.orders.map((each) => [each.number, each.pickupTime]))).toEqual(
      new Map([
        [order.number, '9-11 AM'],
        [other.number, '1-3 PM'],
      ]),
    )

    const { body: settings } = await product.visitor.call(slots, {
      query: { from: THURSDAY, days: 1 },
    })
    expect(settings.dates[0]).toEqual({
      date: THURSDAY,
      closed: true,
      reason: 'Ugadi',
      slots: [],
    })
    const refused = await asha.call(placeOrder, { body: orderInput() })
    expect([refused.status, refused.code]).toEqual([422, 'closed_date'])
    const moved = await asha.call(rescheduleOrder, {
      params: { orderId: other._id },
      body: { pickupDate: THURSDAY, pickupTime: '3-5 PM' },
    })
    expect(moved.code).toBe('closed_date')

    const { body: days } = await staff.call(adminDays, {})
    expect(days.closed).toEqual([
      { date: THURSDAY, reason: 'Ugadi', orderCount: 2, deliveryCount: 0 },
    ])
    const kept = await product.db
      .selectFrom('orders')
      .select('slot_id')
      .where('id', '=', order._id)
      .executeTakeFirst()
    expect(pickupOfSlotId(kept!.slot_id).pickupDate).toBe(THURSDAY)
  })

  it('lists the deliveries that were promised before the day was closed', async () => {
    const date = '2025-07-02'
    const order = await placed(asha, { pickupDate: '2025-07-01' })
    const gone = await placed(asha, { pickupDate: '2025-07-01' })
    await asha.call(cancelOrder, { params: { orderId: gone._id } })

    const { body } = await close(date)
    expect(body).toMatchObject({ orders: [], orderCount: 0, deliveryCount: 1 })
    expect(body.deliveries).toMatchObject([
      {
        _id: order._id,
        number: order.number,
        estimatedDelivery: '2025-07-02T03:30:00.000Z',
        deliveryTime: '9-11 AM',
      },
    ])
    const { body: days } = await staff.call(adminDays, {})
    expect(days.closed.find((day) => day.date === date)).toMatchObject({
      orderCount: 0,
      deliveryCount: 1,
    })
  })

  it('reopens, with both changes in the audit log', async () => {
    await close(FRIDAY, 'Stocktaking')
    const { body } = await staff.call(openDate, { params: { date: FRIDAY } })
    expect(body).toMatchObject({ closed: false, reason: '' })
    await staff.call(openDate, { params: { date: FRIDAY } })
    expect((await asha.call(placeOrder, { body: orderInput({ pickupDate: FRIDAY }) })).status).toBe(
      201,
    )
    const entries = await product.db
      .selectFrom('audit_log')
      .select(['action', 'search_text as summary'])
      .where('record_id', '=', FRIDAY)
      .orderBy('id')
      .execute()
    expect(entries).toEqual([
      { action: 'date.closed', summary: 'Closed Fri, 20 June: “Stocktaking”' },
      { action: 'date.opened', summary: 'Opened Fri, 20 June again' },
    ])
  })

  it('never becomes the promised delivery day of a new order, a moved pickup or changed items', async () => {
    const [saturday, monday] = ['2025-06-28', '2025-06-30']
    await close(saturday)
    await close('2025-06-29')
    const onMondayMorning = `${monday}T03:30:00.000Z`
    const friday = await placed(asha, { pickupDate: '2025-06-27', pickupTime: '3-5 PM' })
    expect(friday.estimatedDelivery).toBe(onMondayMorning)

    const thursday = await placed(asha, { pickupDate: '2025-06-26' })
    expect(thursday.estimatedDelivery).toBe('2025-06-27T03:30:00.000Z')
    const suit = { lines: [{ itemId: 'dry-cleaning-shirt', quantity: 1 }] }
    const params = { orderId: thursday._id }
    const { body: preview } = await staff.call(quoteLines, {
      params: { id: thursday._id },
      body: suit,
    })
    expect(preview.estimatedDelivery).toBe(onMondayMorning)

    const pickup = { pickupDate: '2025-06-27', pickupTime: '11 AM-1 PM' }
    const moved = await asha.call(rescheduleOrder, { params, body: pickup })
    expect(moved.body.estimatedDelivery).toBe(onMondayMorning)

    const { body: settings } = await product.visitor.call(slots, {})
    expect(settings.closedDates).toEqual(expect.arrayContaining([saturday, '2025-06-29']))
  })

  it('refuses a past date and a missing reason', async () => {
    const past = await close('2025-06-17')
    expect([past.status, past.code]).toEqual([422, 'past_date'])
    expect((await close(FRIDAY, ' ')).status).toBe(422)
    expect((await close('2025-02-30')).status).toBe(422)
  })
})

describe('places of one slot on one date', () => {
  it('replace the weekday’s, and never change bookings', async () => {
    const booked = async () => {
      const { body } = await staff.call(adminDay, { params: { date: FRIDAY } })
      return body.slots.find(({ pickupTime }) => pickupTime === '9-11 AM')!
    }
    const before = await booked()
    await placed(asha, { pickupDate: FRIDAY })
    expect((await places('9-11 AM', 1, null)).status).toBe(200)
    expect(await booked()).toEqual({ ...before, ownPlaces: 1, booked: before.booked + 1 })
    const full = await asha.call(placeOrder, { body: orderInput({ pickupDate: FRIDAY }) })
    expect([full.status, full.code]).toEqual([409, 'slot_full'])

    const { body: days } = await staff.call(adminDays, {})
    expect(days.ownPlaces).toEqual([
      { date: FRIDAY, pickupTime: '9-11 AM', places: 1, booked: before.booked + 1 },
    ])
    await places('9-11 AM', null, 1)
    expect((await booked()).ownPlaces).toBeNull()
    expect((await asha.call(placeOrder, { body: orderInput({ pickupDate: FRIDAY }) })).status).toBe(
      201,
    )
  })

  it('accept one of two changes at once', async () => {
    const answers = await Promise.all([5, 6, 7].map((now) => places('1-3 PM', now, null)))
    const saved = answers.filter(({ status }) => status === 200)
    expect(saved).toHaveLength(1)
    const refused = answers.find(({ status }) => status === 409)!
    expect(refused.code).toBe('changed_meanwhile')
    const now = saved[0]!.body.slots.find(({ pickupTime }) => pickupTime === '1-3 PM')!.ownPlaces
    expect(refused.body).toMatchObject({ current: { pickupTime: '1-3 PM', places: now } })
  })
})
