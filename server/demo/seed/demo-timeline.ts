/** The times of the demo's orders: slots of a day, and status changes within business hours. */
import type { ServiceId } from '#domain/catalogue/catalogue.ts'
import type { DeliveryPreference } from '#domain/orders/record/order-choices.ts'
import { PROGRESS_STATUSES, type ProgressStatus } from '#domain/orders/record/order-lifecycle.ts'
import { DEFAULT_BUSINESS_HOURS } from '#domain/slots/business-hours.ts'
import { estimatedDeliveryAt } from '#domain/slots/promise.ts'
import { slotsOn } from '#domain/slots/slots.ts'
import { addDays, calendarDateIn, instantAt, weekdayOf } from '#domain/base/time-zone.ts'
import { FIRST_TIME_ZONE } from '../../catalog/catalogue/first-content.ts'
import type { Random } from './random.ts'

const MINUTE_MS = 60_000

export interface DemoSlot {
  date: string
  label: string
  express: boolean
  startsAt: Date
  endsAt: Date
}

interface DemoDay {
  opensAt: Date
  closesAt: Date
  slots: readonly DemoSlot[]
}

const days = new Map<string, DemoDay>()

/** The date's opening and closing and its slots, by the hours that a new laundry has. */
export function demoBusinessDay(date: string): DemoDay {
  const known = days.get(date)
  if (known) return known
  const hours = DEFAULT_BUSINESS_HOURS[weekdayOf(date)] ?? { opensMinutes: 0, closesMinutes: 0 }
  const at = (minutes: number) => instantAt(date, minutes, FIRST_TIME_ZONE)
  const day = {
    opensAt: at(hours.opensMinutes),
    closesAt: at(hours.closesMinutes),
    slots: slotsOn(date, DEFAULT_BUSINESS_HOURS, []).map((slot) => ({
      date,
      label: slot.label,
      express: slot.express,
      startsAt: at(slot.startMinutes),
      endsAt: at(slot.endMinutes),
    })),
  }
  days.set(date, day)
  return day
}

/** When an order reaches each of the six statuses; `placedAt` is the first one's. */
export type Timeline = Readonly<Record<ProgressStatus, Date>>

/**
 * Invents the life of an order: placed up to three days before its slot, picked up within it, cleaned during business
 * hours, brought back before the promised time and now and then minutes after. Each instant is later than the one before.
 */
export function timelineOf(
  random: Random,
  slot: DemoSlot,
  promisedAt: Date,
  delivery: DeliveryPreference,
): Timeline {
  const pickedUpAt = addMinutes(slot.startsAt, random.int(5, 115))
  const washingAt = nextOpenTime(random, addMinutes(pickedUpAt, random.int(35, 110)))
  const opensAt = demoBusinessDay(calendarDateIn(promisedAt, FIRST_TIME_ZONE)).opensAt
  const plannedReturnAt = addMinutes(
    promisedAt,
    delivery === 'express' ? random.int(-45, -5) : random.int(-75, 4),
  )
  const outAt = latest(addMinutes(opensAt, 5), addMinutes(plannedReturnAt, random.int(-50, -25)))
  const readyAt = nextOpenTime(random, addMinutes(washingAt, random.int(150, 260)))
  return {
    pickup_scheduled: placedAtFor(random, slot),
    picked_up: withSeconds(random, pickedUpAt),
    washing: withSeconds(random, washingAt),
    ready: withSeconds(random, earliestInstant(readyAt, addMinutes(outAt, -15))),
    out_for_delivery: withSeconds(random, outAt),
    completed: withSeconds(random, latest(plannedReturnAt, addMinutes(outAt, 15))),
  }
}

/** When an order of these services, picked up in that slot, is promised back. */
export function promisedAtFor(
  slot: DemoSlot,
  services: readonly ServiceId[],
  delivery: DeliveryPreference,
): Date {
  return estimatedDeliveryAt({
    date: slot.date,
    slotLabel: slot.label,
    services,
    delivery,
    timeZone: FIRST_TIME_ZONE,
    hours: DEFAULT_BUSINESS_HOURS,
    closedDates: [],
  })
}

/** The last status that the timeline has reached by now. */
export function statusAt(timeline: Timeline, now: Date): ProgressStatus {
  return PROGRESS_STATUSES.findLast((status) => timeline[status] <= now) ?? 'pickup_scheduled'
}

/** Whether the timeline stands exactly at that status now, neither before it nor past it. */
export function isAtStatus(status: ProgressStatus, timeline: Timeline, now: Date): boolean {
  return statusAt(timeline, now) === status && timeline[status] <= now
}

export function addMinutes(instant: Date, minutes: number): Date {
  return new Date(instant.getTime() + minutes * MINUTE_MS)
}

export function earliestInstant(...instants: readonly Date[]): Date {
  return new Date(Math.min(...instants.map(Number)))
}

function latest(...instants: readonly Date[]): Date {
  return new Date(Math.max(...instants.map(Number)))
}

function placedAtFor(random: Random, slot: DemoSlot): Date {
  const daysBefore = random.pick([0, 0, 1, 1, 1, 2, 3])
  if (daysBefore === 0) return withSeconds(random, addMinutes(slot.startsAt, -random.int(45, 150)))
  const midnight = instantAt(addDays(slot.date, -daysBefore), 0, FIRST_TIME_ZONE)
  return withSeconds(random, addMinutes(midnight, random.int(7 * 60, 22 * 60)))
}

function nextOpenTime(random: Random, at: Date): Date {
  const date = calendarDateIn(at, FIRST_TIME_ZONE)
  const { opensAt, closesAt } = demoBusinessDay(date)
  const settlingMinutes = random.int(5, 40)
  if (at < opensAt) return addMinutes(opensAt, settlingMinutes)
  return at < closesAt ? at : addMinutes(demoBusinessDay(addDays(date, 1)).opensAt, settlingMinutes)
}

/** Nothing happens on the full minute, and orders of the same minute still have an order. */
function withSeconds(random: Random, at: Date): Date {
  return new Date(at.getTime() + random.int(0, MINUTE_MS - 1))
}
