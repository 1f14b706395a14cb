// Delay of a promise while the work waited for its customer's answer.
import {
  deliveryWindowsFrom,
  type Delivery,
  type DeliveryWindow,
} from '../slots/delivery-windows.ts'
import { estimatedDeliveryAt, type PromisedOrder } from '../slots/promise.ts'
import { openWindows, type Schedule } from '../slots/slots.ts'
import { addDays, calendarDateIn, instantAt, weekdayOf } from '../base/time-zone.ts'

/** A shorter wait is made up for. */
const MADE_UP_MS = 60 * 60_000

/** How long the laundry is open between two instants, in milliseconds: work that waits stands still no longer. */
export function openMsBetween(from: Date, until: Date, schedule: Schedule): number {
  const { timeZone, hours, closedDates } = schedule
  let open = 0
  const last = calendarDateIn(until, timeZone)
  for (let date = calendarDateIn(from, timeZone); date <= last; date = addDays(date, 1)) {
    const day = closedDates.includes(date) ? null : hours[weekdayOf(date)]
    if (!day) continue
    const at = (minutes: number) => instantAt(date, minutes, timeZone).getTime()
    const begin = Math.max(from.getTime(), at(day.opensMinutes))
    open += Math.max(0, Math.min(until.getTime(), at(day.closesMinutes)) - begin)
  }
  return open
}

/**
 * The window in which an order comes back after a wait: the first that begins once its turnaround and the wait are over.
 * @param has the window that it was promised in
 * @param waited when its customer was asked, and when they had answered or the time to was over
 * @returns null where the promise holds: the wait was short, or the window is late enough
 */
export function deliveryWindowAfterWait(
  order: PromisedOrder & Schedule,
  has: DeliveryWindow,
  waited: { readonly from: Date; readonly until: Date },
): Delivery | null {
  const waitedMs = openMsBetween(waited.from, waited.until, order)
  if (waitedMs < MADE_UP_MS) return null
  const standard = estimatedDeliveryAt({ ...order, delivery: 'standard', deliveryDate: null })
  const doneAt = new Date(Math.max(standard.getTime() + waitedMs, waited.until.getTime()))
  const own = openWindows(has.date, order).find(({ label }) => label === has.time)
  if (own && own.startsAt >= doneAt) return null
  const [day] = deliveryWindowsFrom(doneAt, order)
  const [first] = day?.windows ?? []
  return day && first ? { at: first.startsAt, window: { date: day.date, time: first.label } } : null
}
