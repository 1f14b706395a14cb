// Dates and times on screens.
import { instantFormat } from '#domain/base/instant-format.ts'

const weekday = instantFormat('en-IN', { weekday: 'short' })
const date = instantFormat('en-IN', { day: 'numeric', month: 'short', year: 'numeric' })
const moment = instantFormat('en-IN', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  hour: 'numeric',
  minute: '2-digit',
})
const clock = instantFormat('en-IN', { hour: 'numeric', minute: '2-digit' })

const month = instantFormat('en-IN', { month: 'long', year: 'numeric' })

/** A line never ends between the clock and its half of the day. */
const unbroken = (text: string) => text.replace(/\s(?=[ap]m$)/, '\u00a0')

/** Each takes an instant and the zone whose clocks show it. */
export const screenDates = {
  /** "Fri, 20 Nov 2026": asked for all four at once, en-IN writes a second comma before the year. */
  day: (at: Date, zone: string) => `${weekday(at, zone)}, ${date(at, zone)}`,
  /** "Fri, 20 Nov, 4:30 pm" */
  dateTime: (at: Date, zone: string) => unbroken(moment(at, zone)),
  /** "4:30 pm" */
  clock: (at: Date, zone: string) => unbroken(clock(at, zone)),
  /** "October 2026" */
  month,
  /** Hours of a pickup or delivery, by their name on the wire: "3-5 PM". */
  slotHours: (name: string) => name,
}
