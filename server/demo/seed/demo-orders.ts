/** The demo's orders as rows: priced by the domain, each with the history behind its status. */
import type { Insertable } from 'kysely'
import { DEFAULT_EXPRESS_FEE_PAISE, FIRST_CATALOGUE } from '#domain/catalogue/catalogue.ts'
import { PROGRESS_STATUSES } from '#domain/orders/record/order-lifecycle.ts'
import { orderNumberFrom } from '#domain/orders/record/order-number.ts'
import { DEFAULT_LIMITS } from '#domain/catalogue/limits.ts'
import { quoteOrder } from '#domain/catalogue/pricing.ts'
import { DEFAULT_BUSINESS_HOURS } from '#domain/slots/business-hours.ts'
import { toStoredSlot } from '#domain/slots/slot-id.ts'
import { isOpenNow } from '#domain/slots/slots.ts'
import { calendarDateIn } from '#domain/base/time-zone.ts'
import { newId } from '../../platform/ids.ts'
import type { OrdersTable, Tables } from '../../database/tables.ts'
import { demoAddress } from './demo-people.ts'
import type { OrderPlan } from './demo-plan.ts'
import { ITEM_PRAISE, RATING_COMMENTS, SPECIAL_INSTRUCTIONS } from './demo-texts.ts'
import { demoBusinessDay, earliestInstant, addMinutes, type DemoSlot } from './demo-timeline.ts'
import { FIRST_TIME_ZONE } from '../../catalog/catalogue/first-content.ts'
import type { Random } from './random.ts'
import { lineRows, orderSums } from '../../ordering/orders/record/priced-rows.ts'

export interface DemoOrder {
  order: Insertable<OrdersTable>
  lines: Insertable<Tables['order_lines']>[]
  history: HistoryRow[]
}

type HistoryRow = Insertable<Tables['order_history']> & { at: Date }

const UNPAID_DAYS = 3

/** @param adminId the member of staff who moved the orders on */
export function demoOrder(random: Random, now: Date, plan: OrderPlan, adminId: string): DemoOrder {
  const quote = quoteOrder({
    lines: plan.lines,
    catalogue: FIRST_CATALOGUE,
    delivery: plan.delivery,
    expressFeePaise: DEFAULT_EXPRESS_FEE_PAISE,
    limits: DEFAULT_LIMITS,
  })
  if (!quote.ok) throw new Error(quote.error.kind)
  const createdAt = plan.timeline.pickup_scheduled
  const id = newId(createdAt)
  const home = plan.customer.address ?? ''

  return {
    order: {
      id,
      number: orderNumberFrom(Uint8Array.from({ length: 5 }, () => random.int(0, 255))),
      user_id: plan.customer.id,
      status: plan.status,
      slot_id: idOf(plan.slot),
      estimated_delivery_at: plan.promisedAt,
      address: home,
      delivery_address: random.chance(0.08) ? demoAddress(random) : home,
      delivery_preference: plan.delivery,
      payment_method: random.chance(0.65) ? 'upi' : 'cash',
      special_instructions: random.chance(0.25) ? random.pick(SPECIAL_INSTRUCTIONS) : '',
      ...orderSums(quote.value),
      idempotency_key: null,
      request_hash: null,
      created_at: createdAt,
      ...ending(random, now, plan),
    },
    lines: lineRows(id, quote.value),
    history: historyOf(random, now, plan, adminId).map((entry) => ({ ...entry, order_id: id })),
  }
}

/** What a completed order has beyond the others. A few of the last days' wait to be marked as paid. */
function ending(random: Random, now: Date, { status, timeline, lines, rates }: OrderPlan) {
  if (status !== 'completed') {
    return { completed_at: null, paid_at: null, rating: null, rating_comment: null }
  }
  const completedAt = timeline.completed
  const isRecent = completedAt > addMinutes(now, -UNPAID_DAYS * 24 * 60)
  const stars = random.pickWeighted([
    [5, 60],
    [4, 28],
    [3, 8],
    [2, 4],
  ] as const)
  const praise = stars === 5 ? lines.flatMap(({ itemId }) => ITEM_PRAISE[itemId] ?? []) : []
  const comments = praise.length > 0 && random.chance(0.4) ? praise : RATING_COMMENTS[stars]
  const comment = random.chance(0.8) ? random.pick(comments) : null
  return {
    completed_at: completedAt,
    paid_at: isRecent && random.chance(0.2) ? null : completedAt,
    rating: rates ? stars : null,
    rating_comment: rates ? comment : null,
  }
}

/** From placing to where the order is now; a few were moved to another slot before their pickup. */
function historyOf(
  random: Random,
  now: Date,
  plan: OrderPlan,
  adminId: string,
): Omit<HistoryRow, 'order_id'>[] {
  const { slot, timeline, status, customer } = plan
  const placedAt = timeline.pickup_scheduled
  const byCustomer = { actor: 'customer', actor_id: customer.id } as const
  const byStaff = { actor: 'staff', actor_id: adminId } as const
  const noSlot = { slot_id: null }
  const placed = {
    event: 'placed',
    status: 'pickup_scheduled',
    at: placedAt,
    ...byCustomer,
  } as const
  const finalSlot = { slot_id: idOf(slot) }

  if (status === 'cancelled') {
    const cancelledAt = between(random, placedAt, earliestInstant(slot.startsAt, now))
    const isOpen = isOpenNow(cancelledAt, DEFAULT_BUSINESS_HOURS, FIRST_TIME_ZONE)
    const by = isOpen && random.chance(0.3) ? byStaff : byCustomer
    return [
      { ...placed, ...finalSlot },
      { event: 'status', status, at: cancelledAt, ...by, ...noSlot },
    ]
  }

  const firstSlot = random.chance(0.07) ? earlierChoice(random, plan) : null
  const booking: Omit<HistoryRow, 'order_id'>[] = firstSlot
    ? [
        { ...placed, slot_id: idOf(firstSlot) },
        {
          event: 'rescheduled',
          status: 'pickup_scheduled',
          at: between(random, placedAt, earliestInstant(slot.startsAt, firstSlot.startsAt, now)),
          ...byCustomer,
          ...finalSlot,
        },
      ]
    : [{ ...placed, ...finalSlot }]
  const reached = PROGRESS_STATUSES.findIndex((each) => each === status)
  const steps = PROGRESS_STATUSES.slice(1, reached + 1).map((code) => ({
    event: 'status' as const,
    status: code,
    at: timeline[code],
    ...byStaff,
    ...noSlot,
  }))
  return [...booking, ...steps]
}

/** The slot that was booked first, for an order that was placed a day or more before its pickup. */
function earlierChoice(random: Random, { slot, delivery, timeline }: OrderPlan) {
  const isSameDay = calendarDateIn(timeline.pickup_scheduled, FIRST_TIME_ZONE) === slot.date
  if (delivery === 'express' || isSameDay) return null
  return random.pick(demoBusinessDay(slot.date).slots.filter(({ label }) => label !== slot.label))
}

function between(random: Random, from: Date, to: Date): Date {
  const share = random.int(20, 80) / 100
  return new Date(Math.round(from.getTime() + (to.getTime() - from.getTime()) * share))
}

function idOf({ date, label }: DemoSlot): string {
  return toStoredSlot(date, label, FIRST_TIME_ZONE).id
}
