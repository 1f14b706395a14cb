// Pickup slots of a date, their capacities, and the booking window.
import type { BusinessHours } from './business-hours.ts'
import { fail, ok } from '../base/result.ts'
import type { Result } from '../base/result.ts'
import { addDays, calendarDateIn, instantAt, minutesOfDayIn, weekdayOf } from '../base/time-zone.ts'
import type { Weekday } from '../base/time-zone.ts'

export type PickupSlot = {
  /** What people see and what travels as pickupTime. */
  readonly label: string
  /** Minutes after midnight in the laundry's time zone. */
  readonly startMinutes: number
  readonly endMinutes: number
  /** Whether clothes picked up then can be back the same day. */
  readonly express: boolean
}

/** The five slots; express only in the two morning ones. */
export const PICKUP_SLOTS: readonly PickupSlot[] = [
  { label: '9-11 AM', startMinutes: 9 * 60, endMinutes: 11 * 60, express: true },
  { label: '11 AM-1 PM', startMinutes: 11 * 60, endMinutes: 13 * 60, express: true },
  { label: '1-3 PM', startMinutes: 13 * 60, endMinutes: 15 * 60, express: false },
  { label: '3-5 PM', startMinutes: 15 * 60, endMinutes: 17 * 60, express: false },
  { label: '5-7 PM', startMinutes: 17 * 60, endMinutes: 19 * 60, express: false },
]

/** Pickups in one slot until staff say otherwise. */
const DEFAULT_SLOT_CAPACITY = 20

/** Pickups are limited on Sunday. */
const SUNDAY_SLOT_CAPACITY = 8

/** Places by weekday, Sunday first, each with those of its slots in the order of PICKUP_SLOTS. */
export type SlotCapacities = readonly (readonly number[])[]

/** Places that one slot can be given. */
export const MOST_PLACES = 10_000

/** A pickup can be booked from today up to so many days ahead. */
export const BOOKING_WINDOW_DAYS = 30

/** People are reminded of a pickup so long before its slot begins. */
export const REMINDER_MS = 30 * 60_000

/** A pickup slot on a certain date. */
export type Slot = PickupSlot & {
  readonly date: string
  readonly startsAt: Date
  readonly endsAt: Date
}

/** When the laundry works: what staff set. Closed dates are YYYY-MM-DD. */
export type Schedule = {
  readonly timeZone: string
  readonly hours: BusinessHours
  readonly closedDates: readonly string[]
}

/** How many pickups fit into each slot of a weekday before staff change it. */
export function defaultSlotCapacity(weekday: Weekday): number {
  return weekday === 0 ? SUNDAY_SLOT_CAPACITY : DEFAULT_SLOT_CAPACITY
}

/** How many pickups fit into each slot of a week until staff change it. */
export const DEFAULT_SLOT_CAPACITIES: SlotCapacities = ([0, 1, 2, 3, 4, 5, 6] as const).map(
  (weekday) => PICKUP_SLOTS.map(() => defaultSlotCapacity(weekday)),
)

/** The places of a date's slot, unless that date has its own number; 0 for a slot there is not. */
export function slotCapacityOn(
  date: string,
  slotLabel: string,
  capacities: SlotCapacities,
): number {
  const index = PICKUP_SLOTS.findIndex((slot) => slot.label === slotLabel)
  return capacities[weekdayOf(date)]?.[index] ?? 0
}

/** The slot with that label, exactly as PICKUP_SLOTS writes it, or null. */
export function findSlot(label: string): PickupSlot | null {
  return PICKUP_SLOTS.find((slot) => slot.label === label) ?? null
}

/** The slots that lie wholly within a date's business hours; none on a closed date. */
export function slotsOn(
  date: string,
  hours: BusinessHours,
  closedDates: readonly string[],
): readonly PickupSlot[] {
  const open = hours[weekdayOf(date)]
  if (open === null || closedDates.includes(date)) return []
  return PICKUP_SLOTS.filter(
    (slot) => slot.startMinutes >= open.opensMinutes && slot.endMinutes <= open.closesMinutes,
  )
}

/** Whether the laundry is open at an instant by its weekly hours, closing time excluded. */
export function isOpenNow(now: Date, hours: BusinessHours, timeZone: string): boolean {
  const open = hours[weekdayOf(calendarDateIn(now, timeZone))]
  const minutes = minutesOfDayIn(now, timeZone)
  return open !== null && open.opensMinutes <= minutes && minutes < open.closesMinutes
}

/** `untilEnd`: a slot counts until it is over, as staff book it; customers only until it begins. */
type AskedAt = Schedule & {
  readonly date: string
  readonly now: Date
  readonly untilEnd?: boolean
}

/**
 * The slots of a date that can still be booked, capacity aside: one that has begun is not offered to customers,
 * nor one whose beginning or end the zone's clocks skip.
 */
export function offeredSlots(asked: AskedAt): readonly Slot[] {
  return openWindows(asked.date, asked).filter((slot) => isToCome(slot, asked))
}

function isToCome(
  { startsAt, endsAt }: Slot,
  { now, untilEnd }: Pick<AskedAt, 'now' | 'untilEnd'>,
): boolean {
  return (untilEnd ? endsAt : startsAt) > now
}

/** The windows of a date in which clothes can come back, but for those whose hours the zone's clocks skip. */
export function openWindows(
  date: string,
  { hours, closedDates, timeZone }: Schedule,
): readonly Slot[] {
  return slotsOn(date, hours, closedDates)
    .map((slot) => slotWithInstants(date, slot, timeZone))
    .filter((slot) => clocksShow(slot, timeZone))
}

export type PickupProblem = {
  readonly code:
    | 'past_date'
    | 'too_far'
    | 'closed_date'
    | 'unknown_slot'
    | 'slot_begun'
    | 'slot_not_offered'
}

/**
 * Checks a wished pickup, capacity aside, and gives its slot with the instants.
 * `date` must be a real date; a text that is no date throws RangeError.
 */
export function checkPickup(
  input: AskedAt & { readonly slotLabel: string },
): Result<Slot, PickupProblem> {
  const { date, slotLabel, now, timeZone, hours, closedDates } = input
  const today = calendarDateIn(now, timeZone)
  const slot = findSlot(slotLabel)

  if (date < today) return fail({ code: 'past_date' })
  if (date > addDays(today, BOOKING_WINDOW_DAYS)) return fail({ code: 'too_far' })
  if (slot === null) return fail({ code: 'unknown_slot' })
  if (hours[weekdayOf(date)] === null || closedDates.includes(date)) {
    return fail({ code: 'closed_date' })
  }
  if (!slotsOn(date, hours, closedDates).includes(slot)) return fail({ code: 'slot_not_offered' })

  const wished = slotWithInstants(date, slot, timeZone)
  if (!clocksShow(wished, timeZone)) return fail({ code: 'slot_not_offered' })
  if (!isToCome(wished, input)) return fail({ code: 'slot_begun' })
  return ok(wished)
}

/** A slot on a date, with the instants at which it begins and ends. */
export function slotWithInstants(date: string, slot: PickupSlot, timeZone: string): Slot {
  return {
    ...slot,
    date,
    startsAt: instantAt(date, slot.startMinutes, timeZone),
    endsAt: instantAt(date, slot.endMinutes, timeZone),
  }
}

function clocksShow(slot: Slot, timeZone: string): boolean {
  return (
    calendarDateIn(slot.startsAt, timeZone) === slot.date &&
    calendarDateIn(slot.endsAt, timeZone) === slot.date &&
    minutesOfDayIn(slot.startsAt, timeZone) === slot.startMinutes &&
    minutesOfDayIn(slot.endsAt, timeZone) === slot.endMinutes
  )
}
