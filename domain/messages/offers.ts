// Offers to customers: when they may leave, and how many a person gets.
import { addDays, calendarDateIn, DAY_MS, instantAt, minutesOfDayIn } from '../base/time-zone.ts'

/** Indian operators refuse promotional texts outside of these hours. */
const FROM_MINUTES = 10 * 60
const UNTIL_MINUTES = 21 * 60

/** "A month" of offers is any span of so many days: on the 1st nobody gets two months' offers at once. */
const CAP_DAYS = 30

/** @returns when offers may leave next; null where they may leave now */
export function offersWaitUntil(now: Date, timeZone: string): Date | null {
  const minutes = minutesOfDayIn(now, timeZone)
  const today = calendarDateIn(now, timeZone)
  if (minutes < FROM_MINUTES) return instantAt(today, FROM_MINUTES, timeZone)
  if (minutes >= UNTIL_MINUTES) return instantAt(addDays(today, 1), FROM_MINUTES, timeZone)
  return null
}

/** Offers that a person got since then count against the laundry's cap. */
export function offersCountedSince(now: Date): Date {
  return new Date(now.getTime() - CAP_DAYS * DAY_MS)
}
