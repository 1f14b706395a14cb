// Help centre staffing at a given time, and the next opening.
import type { DayHours } from '../slots/business-hours.ts'
import { SUPPORT_HOURS } from './support-week.ts'
import { addDays, calendarDateIn, instantAt, minutesOfDayIn, weekdayOf } from '../base/time-zone.ts'

/** Whether somebody answers now; while nobody does, since when and until when. */
export type Support =
  | { readonly open: true }
  | {
      readonly open: false
      readonly closedSince: Date
      readonly backAt: Date
      /** The same on the laundry's clock, in the morning, and on which day. */
      readonly back: { readonly hour: number; readonly isToday: boolean }
    }

/** @param timeZone the laundry's */
export function supportStateAt(now: Date, timeZone: string): Support {
  const today = calendarDateIn(now, timeZone)
  const minutes = minutesOfDayIn(now, timeZone)
  const hours = hoursOn(today)
  if (minutes >= hours.opensMinutes && minutes < hours.closesMinutes) return { open: true }
  const isBeforeOpening = minutes < hours.opensMinutes
  const [lastDate, nextDate] = isBeforeOpening
    ? [addDays(today, -1), today]
    : [today, addDays(today, 1)]
  const { opensMinutes } = hoursOn(nextDate)
  return {
    open: false,
    closedSince: instantAt(lastDate, hoursOn(lastDate).closesMinutes, timeZone),
    backAt: instantAt(nextDate, opensMinutes, timeZone),
    back: { hour: opensMinutes / 60, isToday: isBeforeOpening },
  }
}

function hoursOn(date: string): DayHours {
  return SUPPORT_HOURS[weekdayOf(date)]!
}
