// Dates and times as the laundry's own clocks show them, whatever the browser's zone.
import { useMemo } from 'react'
import { useBusinessAnswer } from './business.ts'

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
}

/** Formatters in the laundry's time zone; in its default zone when the server can't say. */
export function useLaundryTime(): LaundryTime {
  const { value, failed } = useBusinessAnswer()
  const zone = value.timeZone
  const formats = useMemo(() => laundryFormats(zone), [zone])
  return { ready: failed || value.today !== undefined, zone, ...formats }
}

/** The formatters for one zone. A calendar date has no zone, so it is never moved. */
export function laundryFormats(zone: string): Omit<LaundryTime, 'ready' | 'zone'> {
  const calendarDay = dayFormat('UTC')
  const zoneDay = dayFormat(zone)
  const moment = new Intl.DateTimeFormat('en-IN', {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: zone,
  })
  const clock = new Intl.DateTimeFormat('en-IN', {
    hour: 'numeric',
    minute: '2-digit',
    timeZone: zone,
  })
  // A line never ends between the clock and its half of the day.
  const timed = (format: Intl.DateTimeFormat) => (instant: string) =>
    format.format(new Date(instant)).replace(/\s(?=[ap]m$)/, '\u00a0')
  const dateTime = timed(moment)
  const isSameDay = (one: string, other: string) =>
    zoneDay(new Date(one)) === zoneDay(new Date(other))
  return {
    date: (calendarDate) => calendarDay(new Date(`${calendarDate}T00:00:00Z`)),
    day: (instant) => zoneDay(new Date(instant)),
    dateTime,
    clock: (instant, now) => (isSameDay(instant, now) ? timed(clock) : dateTime)(instant),
  }
}

// Asked for all four at once, en-IN writes a second comma before the year.
function dayFormat(timeZone: string): (instant: Date) => string {
  const weekday = new Intl.DateTimeFormat('en-IN', { weekday: 'short', timeZone })
  const date = new Intl.DateTimeFormat('en-IN', {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone,
  })
  return (instant) => `${weekday.format(instant)}, ${date.format(instant)}`
}
