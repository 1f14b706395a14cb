// Owns when people answer in the help centre, and what is said while nobody does.
import type { DayHours } from './business-hours.ts'
import { SUPPORT_HOURS } from './support-week.ts'
import { addDays, calendarDateIn, instantAt, minutesIn, weekdayOf } from './time-zone.ts'

/** Whether somebody answers now; while nobody does, since when and until when. */
export type Support =
  | { readonly open: true }
  | {
      readonly open: false
      readonly closedSince: Date
      readonly backAt: Date
      /** "at 7 am today", "at 8 am tomorrow". */
      readonly back: string
    }

/** @param timeZone the laundry's */
export function supportAt(now: Date, timeZone: string): Support {
  const today = calendarDateIn(now, timeZone)
  const minutes = minutesIn(now, timeZone)
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
    back: `at ${opensMinutes / 60} am ${isBeforeOpening ? 'today' : 'tomorrow'}`,
  }
}

/**
 * What a message gets automatically while nobody answers.
 * @param back as `supportAt` gives it
 * @param isVisitor nobody knows where a visitor could be written to
 */
export function awayMessage(back: string, isVisitor: boolean): string {
  const where = isVisitor
    ? 'Come back to this page in this browser to read our answer. If you would rather have it by mail, please use the form on the contact page.'
    : 'Our answer comes here, to your bell and by mail.'
  return `Thank you, your message is with us. Nobody is at the desk right now; we are back ${back}. ${where}`
}

function hoursOn(date: string): DayHours {
  return SUPPORT_HOURS[weekdayOf(date)]!
}
