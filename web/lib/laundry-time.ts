// Dates and times as the laundry's own clocks show them, whatever the browser's zone.
import { useMemo } from 'react'
import { screenDates } from '#words/en/base/screen-dates.ts'
import { useBusinessAnswer } from './business.ts'
import { useWords } from './words.ts'

type LaundryTime = {
  /** False while the laundry's zone is still being asked for. */
  ready: boolean
  zone: string
  /** '2026-11-20' becomes "Fri, 20 Nov 2026". */
  date: (calendarDate: string) => string
  /** An instant's day: "Fri, 20 Nov 2026". */
  day: (instant: string) => string
  /** An instant: "Fri, 20 Nov, 4:30 pm", with a no-break space before "pm". */
  dateTime: (instant: string) => string
  /** An instant of the day that `now` is in as "4:30 pm", and any other one as `dateTime` has it. */
  clock: (instant: string, now: string) => string
  /** The hours of a pickup or delivery: "3-5 PM". */
  slotHours: (name: string) => string
}

/** Formatters in the laundry's time zone; in its default zone when the server can't say. */
export function useLaundryTime(): LaundryTime {
  const words = useWords(screenDates)
  const { value, failed } = useBusinessAnswer()
  const zone = value.timeZone
  const formats = useMemo(() => laundryFormats(zone, words), [zone, words])
  return { ready: failed || value.today !== undefined, zone, ...formats }
}

/** The formatters for one zone. A calendar date has no zone, so it is never moved. */
export function laundryFormats(
  zone: string,
  words = screenDates,
): Omit<LaundryTime, 'ready' | 'zone'> {
  const day = (instant: string) => words.day(new Date(instant), zone)
  const dateTime = (instant: string) => words.dateTime(new Date(instant), zone)
  return {
    date: (calendarDate) => words.day(new Date(`${calendarDate}T00:00:00Z`), 'UTC'),
    day,
    dateTime,
    clock: (instant, now) =>
      day(instant) === day(now) ? words.clock(new Date(instant), zone) : dateTime(instant),
    slotHours: words.slotHours,
  }
}
