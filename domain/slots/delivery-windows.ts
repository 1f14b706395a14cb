// Delivery windows: those available to an order, and the promised one.
import {
  checkDeliveryDate,
  DELIVERY_WINDOW_DAYS,
  estimatedDeliveryAt,
  isDeliveryDay,
} from './promise.ts'
import type { DeliveryDateProblem, PromisedOrder } from './promise.ts'
import { fail, ok } from '../base/result.ts'
import type { Result } from '../base/result.ts'
import { openWindows } from './slots.ts'
import type { Schedule, Slot } from './slots.ts'
import { addDays, calendarDateIn, minutesOfDayIn } from '../base/time-zone.ts'

/** A day and one of its slots, by the slot's label. */
export type DeliveryWindow = { readonly date: string; readonly time: string }

/** When an order comes back: the instant it is promised at, and its window where that lies in one. */
export type Delivery = {
  readonly at: Date
  readonly window: DeliveryWindow | null
}

/** An order whose customer may have asked for one of a day's windows. */
export type WindowedOrder = PromisedOrder & {
  /** The window's label; left out or null, it is the first that can be promised. */
  readonly deliveryTime?: string | null
}

export type DeliveryProblem =
  | DeliveryDateProblem
  | { readonly code: 'delivery_not_later' | 'delivery_time_not_offered' }

/** A day on which an order can come back, with its windows; each day has one at least. */
export type DeliveryDay = {
  readonly date: string
  readonly windows: readonly Slot[]
}

/** Whether two windows are the same, or both none. */
export function isSameWindow(one: DeliveryWindow | null, other: DeliveryWindow | null): boolean {
  return one?.date === other?.date && one?.time === other?.time
}

/** The windows that an order can come back in when no express is asked for, the earliest first. */
export function possibleDeliveryDays(order: PromisedOrder & Schedule): DeliveryDay[] {
  return deliveryWindowsFrom(earliestAt(order), order)
}

/** The windows from an instant on, as many days as a delivery can be asked for, the earliest first. */
export function deliveryWindowsFrom(earliest: Date, schedule: Schedule): DeliveryDay[] {
  const first = calendarDateIn(earliest, schedule.timeZone)
  return Array.from({ length: DELIVERY_WINDOW_DAYS + 1 }, (_, days) => addDays(first, days))
    .map((date) => ({
      date,
      windows: openWindows(date, schedule).filter(({ startsAt }) => startsAt >= earliest),
    }))
    .filter(({ windows }) => windows.length > 0)
}

/**
 * When an order comes back: in the window asked for where that can be had, else as `estimatedDeliveryAt`
 * says. Express comes in the evening's window. What is collected at the counter has none.
 * @throws RangeError when the date is not real or no slot has that label
 */
export function promisedDelivery(order: WindowedOrder & Schedule): Delivery {
  const { delivery, deliveryDate, deliveryTime } = order
  const isExpress = delivery === 'express' && isDeliveryDay(order.date, order)
  if (!isExpress && deliveryTime) {
    const date = deliveryDate ?? calendarDateIn(earliestAt(order), order.timeZone)
    const asked = findWindow(order, { date, time: deliveryTime })
    if (asked !== null) return asked
  }
  const at = estimatedDeliveryAt(order)
  return { at, window: order.handOver === 'counter' ? null : windowAt(at, order, isExpress) }
}

/**
 * Checks the day and the window that a customer asks to have the clothes back in. A day alone is looked at for
 * `scheduled` only, and then comes after the day of the standard delivery; a window holds on that day, or on the first.
 * `deliveryDate` must be a real date; a text that is no date throws RangeError.
 */
export function checkDelivery(order: WindowedOrder & Schedule): Result<Delivery, DeliveryProblem> {
  const { delivery, deliveryDate, deliveryTime } = order
  if (delivery === 'express') return ok(promisedDelivery(order))
  if (deliveryDate && (delivery === 'scheduled' || deliveryTime)) {
    const day = checkDeliveryDate({ ...order, deliveryDate })
    if (!day.ok) return day
    const isFirst = deliveryDate === calendarDateIn(earliestAt(order), order.timeZone)
    if (delivery === 'scheduled' && isFirst) return fail({ code: 'delivery_not_later' })
  }
  const promised = promisedDelivery(order)
  const isOther = deliveryTime && promised.window?.time !== deliveryTime
  return isOther ? fail({ code: 'delivery_time_not_offered' }) : ok(promised)
}

/**
 * When an order comes back once its pickup or its clothes are others. A standard delivery follows the pickup.
 * A day or a window that was chosen stays while it can be had; then the same time of the first day does.
 * @param before the order as it was promised, and in which window; null for one from before there were windows
 */
export function deliveryAfterChange(
  order: PromisedOrder & Schedule,
  before: PromisedOrder & { readonly window: DeliveryWindow | null },
): Delivery {
  const { window } = before
  const first = promisedDelivery({ ...order, deliveryDate: null })
  if (window === null || before.delivery === 'express' || order.delivery === 'express')
    return promisedDelivery(order)
  const isAsFirst = isSameWindow(window, promisedDelivery({ ...order, ...before }).window)
  if (!before.deliveryDate && isAsFirst) return first
  const firstDay = calendarDateIn(first.at, order.timeZone)
  const sameTime = { date: firstDay, time: window.time }
  return findWindow(order, window) ?? findWindow(order, sameTime) ?? first
}

/** A window that an order can come back in; null where it can't. */
function findWindow(
  order: PromisedOrder & Schedule,
  { date, time }: DeliveryWindow,
): Delivery | null {
  const earliest = earliestAt(order)
  const found = openWindows(date, order).find(
    ({ label, startsAt }) => label === time && startsAt >= earliest,
  )
  return found ? { at: found.startsAt, window: { date, time } } : null
}

/** The window that an instant lies in; null where it lies in none. Express is promised by the end of its window. */
function windowAt(at: Date, schedule: Schedule, isExpress: boolean): DeliveryWindow | null {
  const date = calendarDateIn(at, schedule.timeZone)
  const minutes = minutesOfDayIn(at, schedule.timeZone)
  const windows = openWindows(date, schedule)
  const found = windows.find(({ startMinutes, endMinutes }) =>
    isExpress ? minutes === endMinutes : startMinutes <= minutes && minutes < endMinutes,
  )
  return found ? { date, time: found.label } : null
}

function earliestAt(order: PromisedOrder & Schedule): Date {
  const { delivery } = order
  // What asks for no express is promised as any other.
  return estimatedDeliveryAt({
    ...order,
    delivery: delivery === 'express' ? 'standard' : delivery,
    deliveryDate: null,
  })
}
