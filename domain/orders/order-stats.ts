// Period of the dashboard's This Month.
import { addDays, calendarDateIn, instantAt } from '../base/time-zone.ts'

/** From the first instant of a month up to, but without, the first instant of the next. */
export type MonthRange = { readonly startsAt: Date; readonly endsAt: Date }

/** The calendar month that clocks in the laundry's zone show now. */
export function currentMonthRange(now: Date, timeZone: string): MonthRange {
  const firstDate = firstOfMonth(calendarDateIn(now, timeZone))
  const nextFirstDate = firstOfMonth(addDays(firstDate, 31))
  return {
    startsAt: instantAt(firstDate, 0, timeZone),
    endsAt: instantAt(nextFirstDate, 0, timeZone),
  }
}

function firstOfMonth(date: string): string {
  return `${date.slice(0, 8)}01`
}
