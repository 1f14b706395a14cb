// Promised day and time of return: only while the laundry is open.
import type { HandOver } from '../orders/record/hand-over.ts'
import { serviceById } from '../catalogue/catalogue.ts'
import type { ServiceId } from '../catalogue/catalogue.ts'
import type { DeliveryPreference } from '../orders/record/order-choices.ts'
import { fail, ok } from '../base/result.ts'
import type { Result } from '../base/result.ts'
import { findSlot, PICKUP_SLOTS, slotsOn } from './slots.ts'
import type { Schedule } from './slots.ts'
import { addDays, calendarDateIn, instantAt, minutesOfDayIn, weekdayOf } from '../base/time-zone.ts'

/** How far after the earliest day a delivery can be asked for. */
export const DELIVERY_WINDOW_DAYS = 30

/** Where the laundry is closed for longer than this, a promise stays at its turnaround. */
const LONGEST_CLOSURE_DAYS = 366

/** Open "that evening": express comes back in the last pickup slot, which the day must at least reach. */
const EVENING_MINUTES = Math.max(...PICKUP_SLOTS.map((slot) => slot.startMinutes))

/** What a promise rests on, beside the laundry's schedule. */
export type PromisedOrder = {
  /** The pickup's date and slot. */
  readonly date: string
  readonly slotLabel: string
  readonly services: readonly ServiceId[]
  readonly delivery: DeliveryPreference
  /** The day that the customer asked for; left out or null, it is the first that can be promised. */
  readonly deliveryDate?: string | null
  /** Where it comes back; left out, at the customer's door. */
  readonly handOver?: HandOver
}

export type DeliveryDateProblem = {
  readonly code: 'delivery_too_early' | 'delivery_too_far' | 'delivery_closed'
}

/** Whether the laundry brings anything back on a date: by its weekly hours, and not closed by staff. */
export function isDeliveryDay(date: string, { hours, closedDates }: Schedule): boolean {
  return hours[weekdayOf(date)] !== null && !closedDates.includes(date)
}

/**
 * Whether clothes picked up in that slot can be back the same day: a morning slot of a day on which the
 * laundry is still open in the evening. A text that is no date throws RangeError.
 */
export function isExpressOffered(date: string, slotLabel: string, schedule: Schedule): boolean {
  const closesMinutes = schedule.hours[weekdayOf(date)]?.closesMinutes ?? 0
  return (
    (findSlot(slotLabel)?.express ?? false) &&
    isDeliveryDay(date, schedule) &&
    closesMinutes > EVENING_MINUTES
  )
}

/**
 * When the clothes are promised back: at the clock time the pickup slot begins, a day later, or two days
 * with dry cleaning or special care, or on the later day that was asked for. Express: the same day when
 * the last slot ends, or at closing time if that is earlier. Whatever falls on a closed day or outside
 * of its hours moves to the first open time after it: the beginning of the day's first slot.
 * @throws RangeError when the date is not real or no slot has that label
 */
export function estimatedDeliveryAt(order: PromisedOrder & Schedule): Date {
  const { date, slotLabel, delivery, deliveryDate, timeZone } = order
  if (delivery === 'express' && isDeliveryDay(date, order)) {
    return instantAt(date, expressMinutes(date, order), timeZone)
  }
  const slot = findSlot(slotLabel)
  if (slot === null) throw new RangeError(`There is no pickup slot ${slotLabel}`)
  const earliestDate = addDays(date, turnaroundDays(order.services))
  const earliest = firstOpenTime(earliestDate, slot.startMinutes, order)
  if (!deliveryDate || deliveryDate <= calendarDateIn(earliest, timeZone)) return earliest
  const asked = openTimeOn(deliveryDate, slot.startMinutes, order)
  return asked ?? openTimeOn(deliveryDate, null, order) ?? firstOpenTime(deliveryDate, null, order)
}

/**
 * Checks the day that a customer asks to have the clothes back on, and gives the promised instant.
 * `deliveryDate` must be a real date; a text that is no date throws RangeError.
 */
export function checkDeliveryDate(
  order: PromisedOrder & Schedule & { readonly deliveryDate: string },
): Result<Date, DeliveryDateProblem> {
  const earliest = earliestDeliveryDate(order)
  if (order.deliveryDate < earliest) return fail({ code: 'delivery_too_early' })
  if (order.deliveryDate > addDays(earliest, DELIVERY_WINDOW_DAYS)) {
    return fail({ code: 'delivery_too_far' })
  }
  if (!isDeliveryDay(order.deliveryDate, order)) return fail({ code: 'delivery_closed' })
  return ok(estimatedDeliveryAt(order))
}

function earliestDeliveryDate(order: PromisedOrder & Schedule): string {
  return calendarDateIn(estimatedDeliveryAt({ ...order, deliveryDate: null }), order.timeZone)
}

function turnaroundDays(services: readonly ServiceId[]): number {
  return Math.max(24, ...services.map((id) => serviceById(id).turnaroundHours)) / 24
}

/** @param minutes the clock time that is asked for on the first date; null for its first slot */
function firstOpenTime(date: string, minutes: number | null, schedule: Schedule): Date {
  for (let days = 0; days <= LONGEST_CLOSURE_DAYS; days += 1) {
    const found = openTimeOn(addDays(date, days), days === 0 ? minutes : null, schedule)
    if (found !== null) return found
  }
  return instantAt(date, minutes ?? 0, schedule.timeZone)
}

/** The asked clock time of a date or, before opening, its first slot after that; null where it isn't open. */
function openTimeOn(date: string, minutes: number | null, schedule: Schedule): Date | null {
  const { hours, closedDates, timeZone } = schedule
  const open = hours[weekdayOf(date)]
  if (open === null || closedDates.includes(date)) return null
  const isOpenThen = minutes !== null && minutes >= open.opensMinutes
  const slots = slotsOn(date, hours, closedDates).filter(
    (slot) => slot.startMinutes >= (minutes ?? 0),
  )
  const at = instantAt(
    date,
    isOpenThen ? minutes : (slots[0]?.startMinutes ?? open.opensMinutes),
    timeZone,
  )
  // Clocks may skip the time, or with it the rest of the day.
  const clock = minutesOfDayIn(at, timeZone)
  const isOpen = clock >= open.opensMinutes && clock < open.closesMinutes
  return isOpen && calendarDateIn(at, timeZone) === date ? at : null
}

function expressMinutes(date: string, { hours }: Schedule): number {
  const lastSlotEnds = Math.max(...PICKUP_SLOTS.map((slot) => slot.endMinutes))
  return Math.min(lastSlotEnds, hours[weekdayOf(date)]?.closesMinutes ?? lastSlotEnds)
}
