// Other delivery windows of a booked order, until it has left for its customer.
import {
  deliveryWindowsFrom,
  type Delivery,
  type DeliveryDay,
  type DeliveryWindow,
} from '../slots/delivery-windows.ts'
import type { HandOver } from './record/hand-over.ts'
import { isFinalStatus, type OrderStatus } from './record/order-lifecycle.ts'
import type { DeliveryPreference } from './record/order-choices.ts'
import { DELIVERY_WINDOW_DAYS, estimatedDeliveryAt, isDeliveryDay } from '../slots/promise.ts'
import type { PromisedOrder } from '../slots/promise.ts'
import { fail, ok } from '../base/result.ts'
import type { Result } from '../base/result.ts'
import { findSlot, slotWithInstants, type Schedule } from '../slots/slots.ts'
import { addDays, calendarDateIn, instantAt } from '../base/time-zone.ts'

/**
 * An order that was booked, and how far it has come. `byStaff`: they move it, who know how long the clothes take: any
 * window from the pickup on that isn't over.
 */
export type BookedOrder = PromisedOrder &
  Schedule & { readonly status: OrderStatus; readonly byStaff: boolean }

/** When an order comes back, and what it keeps of that having been asked for. */
export type MovedDelivery = {
  readonly delivery: Delivery
  readonly preference: DeliveryPreference
  /** The day asked for; null where it is the first that the order could be promised on. */
  readonly date: string | null
}

export type DeliveryMoveProblem = {
  readonly code:
    | 'delivery_too_early'
    | 'delivery_too_far'
    | 'delivery_closed'
    | 'delivery_time_not_offered'
}

/**
 * Until the clothes have left, and not with express: that is promised for its evening, and paid for it. Staff may
 * until the order is over, with express too. What is collected at the counter is not delivered.
 */
export function canMoveDelivery(
  order: {
    readonly status: OrderStatus
    readonly deliveryPreference: DeliveryPreference
    readonly deliveryHandOver?: HandOver | undefined
  },
  byStaff = false,
): boolean {
  if (order.deliveryHandOver === 'counter') return false
  if (byStaff) return !isFinalStatus(order.status)
  return order.deliveryPreference !== 'express' && isBeforeDelivery(order.status)
}

/** Whether the clothes have not left for their customer yet, and are still to. */
export function isBeforeDelivery(status: OrderStatus): boolean {
  return ['pickup_scheduled', 'picked_up', 'washing', 'ready'].includes(status)
}

/**
 * The windows that an order can have now, the earliest first, full ones too: none that has begun, and none before
 * the clothes can be done, but any once they are. For staff any that isn't over.
 */
export function possibleDeliveryMoves(order: BookedOrder, now: Date): DeliveryDay[] {
  return deliveryWindowsFrom(earliestAt(order, now), order)
    .map(({ date, windows }) => ({
      date,
      windows: windows.filter((each) => (order.byStaff ? each.endsAt : each.startsAt) > now),
    }))
    .filter(({ windows }) => windows.length > 0)
}

/** Checks the window that somebody asks to have the clothes back in. `asked.date` must be a real date. */
export function moveDelivery(
  order: BookedOrder,
  asked: DeliveryWindow,
  now: Date,
): Result<MovedDelivery, DeliveryMoveProblem> {
  const first = calendarDateIn(earliestAt(order, now), order.timeZone)
  if (asked.date < first) return fail({ code: 'delivery_too_early' })
  if (asked.date > addDays(first, DELIVERY_WINDOW_DAYS)) return fail({ code: 'delivery_too_far' })
  if (!isDeliveryDay(asked.date, order)) return fail({ code: 'delivery_closed' })
  const window = possibleDeliveryMoves(order, now)
    .find(({ date }) => date === asked.date)
    ?.windows.find(({ label }) => label === asked.time)
  if (!window) return fail({ code: 'delivery_time_not_offered' })
  const { date, time } = asked
  const standard = calendarDateIn(standardAt(order), order.timeZone)
  if (order.delivery === 'express')
    return ok({
      delivery: { at: window.endsAt, window: { date, time } },
      preference: 'express',
      date: null,
    })
  const isStandardDay = date === standard
  return ok({
    delivery: { at: window.startsAt, window: { date, time } },
    preference: isStandardDay ? 'standard' : 'scheduled',
    date: isStandardDay ? null : date,
  })
}

function earliestAt(order: BookedOrder, now: Date): Date {
  if (order.byStaff) return staffEarliestAt(order, now)
  const promised = standardAt(order)
  return order.status === 'ready' || promised < now ? now : promised
}

/** The end of a pickup that is still to come, else the beginning of today: what is over today is left out later. */
function staffEarliestAt({ date, slotLabel, status, timeZone }: BookedOrder, now: Date): Date {
  const today = instantAt(calendarDateIn(now, timeZone), 0, timeZone)
  const slot = status === 'pickup_scheduled' ? findSlot(slotLabel) : null
  const pickedUpBy = slot && slotWithInstants(date, slot, timeZone).endsAt
  return pickedUpBy && pickedUpBy > today ? pickedUpBy : today
}

/** When the order could be promised first, had no day been asked for. */
function standardAt(order: BookedOrder): Date {
  return estimatedDeliveryAt({ ...order, delivery: 'standard', deliveryDate: null })
}
