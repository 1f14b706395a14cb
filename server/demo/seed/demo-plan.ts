/** The plan of the demo's orders: customer, items, slot and current progress of each. */
import { FIRST_CATALOGUE, serviceById, type ServiceId } from '#domain/catalogue/catalogue.ts'
import type { DeliveryPreference } from '#domain/orders/record/order-choices.ts'
import type { OrderStatus, ProgressStatus } from '#domain/orders/record/order-lifecycle.ts'
import type { OrderLine } from '#domain/catalogue/pricing.ts'
import { defaultSlotCapacity } from '#domain/slots/slots.ts'
import { addDays, calendarDateIn, weekdayOf, DAY_MS } from '#domain/base/time-zone.ts'
import type { Person } from './demo-people.ts'
import { DEMO_BASKETS } from './demo-texts.ts'
import {
  demoBusinessDay,
  type DemoSlot,
  isAtStatus,
  promisedAtFor,
  statusAt,
  type Timeline,
  timelineOf,
} from './demo-timeline.ts'
import { FIRST_TIME_ZONE } from '../../catalog/catalogue/first-content.ts'
import type { Random } from './random.ts'

export interface OrderPlan {
  customer: Person
  lines: readonly OrderLine[]
  slot: DemoSlot
  delivery: DeliveryPreference
  promisedAt: Date
  timeline: Timeline
  status: OrderStatus
  /** Whether the customer rates it once it is completed. */
  rates: boolean
}

interface PlannedOrder {
  /** The slots to choose from. */
  slots: readonly DemoSlot[]
  /** As far as its timeline has come by now, when left out. */
  status?: OrderStatus
  customer?: Person
  lines?: readonly OrderLine[]
  rates?: boolean
}

type Candidate = Pick<OrderPlan, 'slot' | 'delivery' | 'promisedAt' | 'timeline'>

const PAST_ORDERS = 138
/** Orders picked up on each of the last days, which nature lets be where they are. */
const RECENT_ORDERS = [8, 6, 6, 6]
/** Orders to be picked up tomorrow and on the days after. */
const UPCOMING_ORDERS = [
  { booked: 5, cancelled: 1 },
  { booked: 4, cancelled: 0 },
  { booked: 3, cancelled: 1 },
  { booked: 3, cancelled: 0 },
  { booked: 2, cancelled: 0 },
  { booked: 1, cancelled: 0 },
]
const UNDER_WAY: readonly ProgressStatus[] = ['picked_up', 'washing', 'ready', 'out_for_delivery']

/** The demo customer's and everyone's orders as of now, in no order; every status is among them. */
export function planOrders(
  random: Random,
  now: Date,
  people: { demoCustomer: Person; customers: readonly Person[] },
): OrderPlan[] {
  const booked = new Map<DemoSlot, number>()
  const occupied = new Set<string>()
  const plans = [...demoCustomersPlans(now, people.demoCustomer), ...everyonesPlans(random, now)]

  return plans.map((planned) => {
    const lines = planned.lines ?? basket(random)
    const free = planned.slots.filter(
      (slot) => (booked.get(slot) ?? 0) < defaultSlotCapacity(weekdayOf(slot.date)),
    )
    const candidates = free.map((slot) => candidate(random, now, slot, lines))
    const chosen = choose(random, now, candidates, planned.status)
    const { slot, timeline } = chosen
    const customer =
      planned.customer ??
      someone(random, timeline.pickup_scheduled, slot.date, people.customers, occupied)
    booked.set(slot, (booked.get(slot) ?? 0) + 1)
    occupied.add(`${customer.id} ${slot.date}`)
    const status = planned.status ?? statusAt(timeline, now)
    return { ...chosen, customer, lines, status, rates: planned.rates ?? random.chance(0.6) }
  })
}

/** One being washed, one for tomorrow, five completed over the months and a cancelled one. */
function demoCustomersPlans(now: Date, customer: Person): PlannedOrder[] {
  const today = calendarDateIn(now, FIRST_TIME_ZONE)
  const dayOfMonth = Number(today.slice(8))
  // Picked up early enough to be back by now and, from the fourth on, late enough for this month.
  const lastDaysAgo = Math.max(2, Math.min(5, dayOfMonth - 3))
  const secondLastDaysAgo = Math.max(3, Math.min(9, dayOfMonth - 2))
  const slots = (daysFromToday: number) => demoBusinessDay(addDays(today, daysFromToday)).slots
  const lines = (...selection: readonly (readonly [itemId: string, quantity: number])[]) =>
    selection.map(([itemId, quantity]) => ({ itemId, quantity }))

  const plans: Omit<PlannedOrder, 'customer'>[] = [
    {
      slots: lastSlots(today),
      status: 'washing',
      lines: lines(['wash-fold', 3], ['ironing-shirt', 4]),
    },
    { slots: slots(1), lines: lines(['wash-fold', 2], ['dry-cleaning-shirt', 2]) },
    {
      slots: slots(-lastDaysAgo),
      status: 'completed',
      lines: lines(['wash-fold', 5]),
      rates: false,
    },
    {
      slots: slots(-secondLastDaysAgo),
      status: 'completed',
      lines: lines(['ironing-shirt', 6], ['ironing-saree', 2]),
      rates: true,
    },
    {
      slots: slots(-37),
      status: 'completed',
      lines: lines(['dry-cleaning-suit', 1], ['dry-cleaning-shirt', 3]),
      rates: true,
    },
    {
      slots: slots(-72),
      status: 'completed',
      lines: lines(['home-textiles-curtains', 4], ['home-textiles-cushion-cover', 4]),
      rates: true,
    },
    {
      slots: slots(-118),
      status: 'completed',
      lines: lines(['special-care-silk-saree', 1], ['wash-fold', 3]),
      rates: false,
    },
    { slots: slots(-51), status: 'cancelled', lines: lines(['accessories-shoes', 2]) },
  ]
  return plans.map((planned) => ({ ...planned, customer }))
}

function everyonesPlans(random: Random, now: Date): PlannedOrder[] {
  const today = calendarDateIn(now, FIRST_TIME_ZONE)
  const slots = (daysFromToday: number) => demoBusinessDay(addDays(today, daysFromToday)).slots
  // The laundry grows: the nearer to today, the more orders.
  const pastDays = Array.from(
    { length: PAST_ORDERS },
    () => 4 + Math.floor(176 * (random.int(0, 999) / 1000) ** 1.3),
  )
  return [
    ...pastDays.map((daysAgo): PlannedOrder => ({
      slots: slots(-daysAgo),
      status: random.chance(0.08) ? 'cancelled' : 'completed',
    })),
    ...RECENT_ORDERS.flatMap((count, daysAgo) =>
      Array.from({ length: count }, (): PlannedOrder => ({ slots: slots(-daysAgo) })),
    ),
    ...UNDER_WAY.flatMap((status): PlannedOrder[] => [
      { slots: lastSlots(today), status },
      { slots: lastSlots(today), status },
    ]),
    ...UPCOMING_ORDERS.flatMap(({ booked, cancelled }, index) => [
      ...Array.from({ length: booked }, (): PlannedOrder => ({ slots: slots(index + 1) })),
      ...Array.from({ length: cancelled }, (): PlannedOrder => ({
        slots: slots(index + 1),
        status: 'cancelled',
      })),
    ]),
  ]
}

function lastSlots(today: string): readonly DemoSlot[] {
  return [0, -1, -2, -3].flatMap((days) => demoBusinessDay(addDays(today, days)).slots)
}

function candidate(
  random: Random,
  now: Date,
  slot: DemoSlot,
  lines: readonly OrderLine[],
): Candidate {
  const services = servicesOf(lines)
  const isQuick = services.every((id) => serviceById(id).turnaroundHours === 24)
  const delivery =
    slot.express && isQuick && random.chance(0.3)
      ? 'express'
      : random.pickWeighted([
          ['standard', 9],
          ['scheduled', 1],
        ] as const)
  const promisedAt = promisedAtFor(slot, services, delivery)
  const timeline = timelineOf(random, slot, promisedAt, delivery)
  const placedAt = placedByNow(random, now, timeline.pickup_scheduled)
  return { slot, delivery, promisedAt, timeline: { ...timeline, pickup_scheduled: placedAt } }
}

/** The same time of day, but so many days earlier that it has been. */
function placedByNow(random: Random, now: Date, wishedAt: Date): Date {
  if (wishedAt <= now) return wishedAt
  const daysEarlier = Math.ceil((Number(wishedAt) - Number(now)) / DAY_MS) + random.int(0, 2)
  return new Date(Number(wishedAt) - daysEarlier * DAY_MS)
}

/**
 * A slot whose order stands at the wished status just now. At night nothing is out for delivery, so
 * then it is the one that got there last and was left there.
 */
function choose(
  random: Random,
  now: Date,
  candidates: readonly Candidate[],
  status: OrderStatus | undefined,
): Candidate {
  if (status === undefined || status === 'cancelled') return random.pick(candidates)
  const fitting = candidates.filter(({ timeline }) => isAtStatus(status, timeline, now))
  if (fitting.length > 0) return random.pick(fitting)
  const reached = candidates.filter(({ timeline }) => timeline[status] <= now)
  return reached.reduce((last, next) =>
    next.timeline[status] > last.timeline[status] ? next : last,
  )
}

/** A customer who had joined by then and has no other pickup that day; some order much more often. */
function someone(
  random: Random,
  placedAt: Date,
  date: string,
  customers: readonly Person[],
  occupied: ReadonlySet<string>,
): Person {
  const able = customers.filter(
    ({ id, created_at }) => created_at < placedAt && !occupied.has(`${id} ${date}`),
  )
  return random.pickWeighted(
    able.map((person, position) => [person, position < 10 ? 3 : 1] as const),
  )
}

function basket(random: Random): readonly OrderLine[] {
  return random
    .pickWeighted(DEMO_BASKETS)
    .map(([itemId, min, max]) => ({ itemId, quantity: random.int(min, max) }))
}

function servicesOf(lines: readonly OrderLine[]): ServiceId[] {
  return FIRST_CATALOGUE.filter(({ id }) => lines.some(({ itemId }) => itemId === id)).map(
    ({ service }) => service,
  )
}
