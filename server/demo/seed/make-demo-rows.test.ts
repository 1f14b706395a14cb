// The demo is plausible at any starting time: day, night, Sunday, first of the month.
import { describe, expect, test } from 'vitest'
import { pinCodeIn } from '#domain/slots/coverage.ts'
import { currentMonthRange } from '#domain/orders/order-stats.ts'
import { canCustomerChange } from '#domain/orders/record/order-lifecycle.ts'
import { DEFAULT_BUSINESS_HOURS } from '#domain/slots/business-hours.ts'
import { defaultSlotCapacity, isOpenNow, slotsOn } from '#domain/slots/slots.ts'
import { calendarDateIn, instantAt, weekdayOf } from '#domain/base/time-zone.ts'
import { pickupOfSlotId } from '#domain/slots/slot-id.ts'
import { DEMO_MARKETING } from './demo-marketing.ts'
import { DEMO_BUSINESS, type DemoRows, makeDemoRows } from './make-demo-rows.ts'

const ZONE = 'Asia/Kolkata'
const HASHES = { customer: 'hash of one', admin: 'hash of another' }
const MOMENTS = [
  ['on a weekday afternoon', '2026-03-18', 15 * 60],
  ['at night', '2026-03-19', 3 * 60],
  ['on a Sunday morning', '2026-03-22', 9 * 60 + 20],
  ['on a Sunday evening', '2026-03-22', 19 * 60],
  ['on a Monday before opening', '2026-03-23', 6 * 60],
  ['just after midnight on the first of a year', '2026-01-01', 1],
  ['on the third of a month', '2026-06-03', 12 * 60],
  ['late on a leap day', '2028-02-29', 23 * 60 + 59],
] as const

const STATUSES = [
  'pickup_scheduled',
  'picked_up',
  'washing',
  'ready',
  'out_for_delivery',
  'completed',
  'cancelled',
]

const priyas = ({ users, orders }: DemoRows) => {
  const priya = users.find(({ name }) => name === 'Priya Sharma')
  return orders.filter((order) => order.user_id === priya?.id)
}

describe.each(MOMENTS)('a demo started %s', (_, date, minutes) => {
  const now = instantAt(date, minutes, ZONE)
  const rows = makeDemoRows(now, HASHES)
  const historyOf = (orderId: string) => rows.history.filter((entry) => entry.order_id === orderId)

  test('has about 200 orders over half a year, in every status', () => {
    expect(rows.orders.length).toBeGreaterThanOrEqual(190)
    expect(rows.orders.length).toBeLessThanOrEqual(210)
    expect(new Set(rows.orders.map(({ status }) => status))).toEqual(new Set(STATUSES))
    const firstDate =
      rows.orders.map((order) => pickupOfSlotId(order.slot_id).pickupDate).sort()[0] ?? ''
    expect(Number(now) - Date.parse(firstDate)).toBeGreaterThan(160 * 24 * 3_600_000)
  })

  test('picks up only in offered slots, within their capacity, with correct counts', () => {
    for (const order of rows.orders) {
      const { pickupDate, pickupTime } = pickupOfSlotId(order.slot_id)
      const offered = slotsOn(pickupDate, DEFAULT_BUSINESS_HOURS, [])
      expect(offered.map(({ label }) => label)).toContain(pickupTime)
    }
    for (const { id, starts_at, booked } of rows.pickupSlots) {
      const there = rows.orders.filter(
        (order) => order.status !== 'cancelled' && order.slot_id === id,
      )
      expect(booked).toBe(there.length)
      expect(booked).toBeLessThanOrEqual(
        defaultSlotCapacity(weekdayOf(calendarDateIn(new Date(starts_at), ZONE))),
      )
    }
  })

  test('gives each order a history from placing to its status, in order and not in the future', () => {
    for (const order of rows.orders) {
      const entries = historyOf(order.id)
      expect(entries[0]).toMatchObject({ event: 'placed', at: order.created_at })
      expect(entries.at(-1)?.status).toBe(order.status)
      const times = entries.map(({ at }) => Number(at))
      expect(times).toEqual([...new Set(times)].sort((one, other) => one - other))
      expect(Math.max(...times)).toBeLessThanOrEqual(Number(now))
      const slotted = entries.findLast(({ slot_id }) => slot_id !== null)
      expect(slotted?.slot_id).toBe(order.slot_id)
    }
  })

  test('gives staff actions times in business hours, and pickups within the slot', () => {
    for (const { at, order_id, status } of rows.history.filter(({ actor }) => actor === 'staff')) {
      expect(isOpenNow(at, DEFAULT_BUSINESS_HOURS, ZONE)).toBe(true)
      if (status !== 'picked_up') continue
      const order = rows.orders.find(({ id }) => id === order_id)!
      const { pickupDate, pickupTime } = pickupOfSlotId(order.slot_id)
      const slot = slotsOn(calendarDateIn(at, ZONE), DEFAULT_BUSINESS_HOURS, []).find(
        ({ label }) => label === pickupTime,
      )
      expect(calendarDateIn(at, ZONE)).toBe(pickupDate)
      const startsAt = instantAt(pickupDate, slot?.startMinutes ?? 0, ZONE)
      expect(Number(at) - Number(startsAt)).toBeGreaterThan(0)
      expect(Number(at) - Number(startsAt)).toBeLessThan(120 * 60_000)
    }
  })

  test('lets only joined customers order, once a day', () => {
    const joinedAt = new Map(rows.users.map((user) => [user.id, user.created_at]))
    const pickups = rows.orders.map(
      (order) => `${order.user_id} ${pickupOfSlotId(order.slot_id).pickupDate}`,
    )
    for (const order of rows.orders) {
      expect(Number(order.created_at)).toBeGreaterThan(Number(joinedAt.get(order.user_id)))
    }
    expect(new Set(pickups).size).toBe(pickups.length)
  })

  test('pays and rates only completed orders, about half of them with a rating', () => {
    const completed = rows.orders.filter(({ status }) => status === 'completed')
    const rated = completed.filter(({ rating }) => rating !== null)
    expect(rated.length / completed.length).toBeGreaterThan(0.45)
    expect(rated.length / completed.length).toBeLessThan(0.75)
    for (const order of rows.orders) {
      const isCompleted = order.status === 'completed'
      expect(order.completed_at !== null).toBe(isCompleted)
      expect(isCompleted || (order.rating === null && order.paid_at === null)).toBe(true)
    }
  })

  test('gives Priya one order in the wash, one for tomorrow and older ones', () => {
    const orders = priyas(rows)
    const count = (wanted: string) => orders.filter(({ status }) => status === wanted).length
    expect(orders).toHaveLength(8)
    expect(count('washing')).toBe(1)
    expect(count('completed')).toBe(5)
    expect(count('cancelled')).toBe(1)
    const scheduled = orders.find(({ status }) => canCustomerChange(status ?? 'cancelled'))
    const tomorrow = new Date(Number(now) + 24 * 3_600_000)
    expect(pickupOfSlotId(scheduled!.slot_id).pickupDate).toBe(calendarDateIn(tomorrow, ZONE))
  })

  test('puts Priya in the Laundry Club, with kilograms of two periods and orders that used some', () => {
    const { subscription, lots, uses, charges } = rows.club
    expect(subscription.period_starts_at < now && subscription.period_ends_at > now).toBe(true)
    expect(charges.map((charge) => charge.amount_paise)).toEqual([2500, 4999])
    expect(lots.map((lot) => lot.kilograms_left)).toEqual([2, 12])
    expect(lots.map((lot) => lot.pickups_left)).toEqual([4, 1])
    expect(uses.reduce((sum, use) => sum + use.kilograms, 0)).toBe(10)
    const covered = rows.orders.filter((order) => (order.covered_paise ?? 0) > 0)
    expect(covered.map(({ user_id }) => user_id)).toEqual(Array(3).fill(subscription.user_id))
    for (const order of rows.orders)
      expect(order.total_paise + (order.covered_paise ?? 0)).toBe(
        order.items_paise + order.express_fee_paise,
      )
  })

  test('leaves Priya exactly two unread notifications and some that she read', () => {
    const unread = rows.notifications.filter(({ read_at }) => read_at === null)
    expect(unread).toHaveLength(2)
    expect(rows.notifications.length).toBeGreaterThan(4)
    const own = priyas(rows).map(({ id }) => `/track-order?orderId=${id}`)
    for (const { link } of rows.notifications) expect(own).toContain(link)
  })
})

test('gives Priya two completed orders in the month, from its fourth day on', () => {
  for (const day of ['04', '05', '08', '13', '31']) {
    const now = instantAt(`2026-07-${day}`, 30, ZONE)
    const { startsAt } = currentMonthRange(now, ZONE)
    const completed = priyas(makeDemoRows(now, HASHES)).filter(
      (order) => order.completed_at && order.completed_at >= startsAt,
    )
    expect(completed.length, `on ${day} July`).toBeGreaterThanOrEqual(2)
  }
})

test('gives people different emails and phones, and a PIN code in their address', () => {
  const { users } = makeDemoRows(instantAt('2026-03-18', 900, ZONE), HASHES)
  const customers = users.filter(({ role }) => role === 'customer')
  expect(customers).toHaveLength(40)
  expect(new Set(users.map(({ email }) => email)).size).toBe(users.length)
  expect(new Set(users.map(({ phone }) => phone)).size).toBe(users.length)
  for (const { address } of customers) expect(pinCodeIn(address ?? '')).toMatch(/^560\d{3}$/)
})

test('makes the same demo at the same moment, except for ids', () => {
  const now = instantAt('2026-03-18', 900, ZONE)
  const notes = () =>
    makeDemoRows(now, HASHES).orders.map(({ id: _id, user_id: _user, ...order }) => order)
  expect(notes()).toEqual(notes())
})

test('gives no testimonial the name of a staff member', () => {
  const quoted = DEMO_MARKETING.testimonials.map(({ name }) => name)
  expect(quoted).not.toContain(DEMO_BUSINESS.complaints_officer)
})
