// Conversion between a time zone's dates and clock times, and instants. A date is 'YYYY-MM-DD', a clock time is
// minutes after midnight, a zone is an IANA name.

const MINUTE_MS = 60_000

export const DAY_MS = 24 * 60 * MINUTE_MS

/** 0 is Sunday, 6 is Saturday. */
export type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6

/** Making a formatter is slow and a laundry has one zone, so each is made once. */
const formatters = new Map<string, Intl.DateTimeFormat>()

const messageDate = new Intl.DateTimeFormat('en-IN', {
  weekday: 'short',
  day: 'numeric',
  month: 'long',
  timeZone: 'UTC',
})

/** Says whether a text is a real date as YYYY-MM-DD, from the year 1000 on: 30 February is not. */
export function isCalendarDate(text: string): boolean {
  if (!/^[1-9]\d{3}-\d{2}-\d{2}$/.test(text)) return false
  const midnight = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(midnight.getTime()) && midnight.toISOString().startsWith(text)
}

/** Instants that were asked for: slots begin and end at the same few again and again, and finding one is slow. */
const instants = new Map<string, number>()
const KEPT_INSTANTS = 1000

/**
 * The instant at which clocks in a zone show a date and a time.
 * A time that clocks skip (spring) is read as if they had not been changed yet, so it lands as much later
 * as they jumped: 2:30 becomes 3:30. A time that clocks show twice (autumn) means the first of the two.
 * Minutes of 1440 and more run on into the following days.
 * @throws RangeError when the date is not real or the zone is unknown
 */
export function instantAt(date: string, minutes: number, timeZone: string): Date {
  const key = `${date} ${minutes} ${timeZone}`
  const known = instants.get(key)
  if (known !== undefined) return new Date(known)
  const instant = findInstant(date, minutes, timeZone)
  if (instants.size >= KEPT_INSTANTS) instants.clear()
  instants.set(key, instant)
  return new Date(instant)
}

function findInstant(date: string, minutes: number, timeZone: string): number {
  const wallMs = midnightUtc(date) + minutes * MINUTE_MS
  // No zone is further than a day from UTC, so these two lie on either side of any change of clocks.
  const offsetBefore = offsetMs(wallMs - DAY_MS, timeZone)
  const around = new Set([offsetBefore, offsetMs(wallMs + DAY_MS, timeZone)])
  const matches = [...around]
    .map((offset) => wallMs - offset)
    .filter((candidate) => candidate + offsetMs(candidate, timeZone) === wallMs)
  return matches.length > 0 ? Math.min(...matches) : wallMs - offsetBefore
}

/** The date that clocks in the zone show at an instant. */
export function calendarDateIn(instant: Date, timeZone: string): string {
  return dateOf(instant.getTime() + offsetMs(instant.getTime(), timeZone))
}

/** The time that clocks in the zone show at an instant: whole minutes after midnight, seconds cut off. */
export function minutesOfDayIn(instant: Date, timeZone: string): number {
  const wall = new Date(instant.getTime() + offsetMs(instant.getTime(), timeZone))
  return wall.getUTCHours() * 60 + wall.getUTCMinutes()
}

/** The weekday of a date. Throws RangeError when the date is not real. */
export function weekdayOf(date: string): Weekday {
  return new Date(midnightUtc(date)).getUTCDay() as Weekday
}

/** The date so many days later, or earlier when negative. Throws RangeError when the date is not real. */
export function addDays(date: string, days: number): string {
  return dateOf(midnightUtc(date) + days * DAY_MS)
}

/** A date as people read it in a message: 'Sat, 21 November'. Throws RangeError when the date is not real. */
export function formatMessageDate(date: string): string {
  return messageDate.format(midnightUtc(date))
}

/** Offsets that were asked for, by minute: of a request's time many things are asked, and finding one is slow. */
const offsets = new Map<string, number>()
const KEPT_OFFSETS = 1000

/** Since then clocks have changed at whole minutes only. */
const WHOLE_MINUTES_FROM = Date.UTC(1973, 0)

/** How far clocks in the zone are ahead of UTC at an instant, in milliseconds. */
function offsetMs(instantMs: number, timeZone: string): number {
  if (!(instantMs >= WHOLE_MINUTES_FROM)) return findOffset(instantMs, timeZone)
  const key = `${Math.floor(instantMs / MINUTE_MS)} ${timeZone}`
  const known = offsets.get(key)
  if (known !== undefined) return known
  const offset = findOffset(instantMs, timeZone)
  if (offsets.size >= KEPT_OFFSETS) offsets.clear()
  offsets.set(key, offset)
  return offset
}

function findOffset(instantMs: number, timeZone: string): number {
  // Month, day, year and time; a text is made in a fraction of the time that its parts take.
  const written = formatterFor(timeZone).format(instantMs)
  const [month, day, year, hour, minute, second] = written.match(/\d+/g)!.map(Number)
  const wallMs = Date.UTC(year!, month! - 1, day, hour, minute, second)
  return wallMs - Math.floor(instantMs / 1000) * 1000
}

function formatterFor(timeZone: string): Intl.DateTimeFormat {
  const known = formatters.get(timeZone)
  if (known !== undefined) return known
  const formatter = new Intl.DateTimeFormat('en-US', {
    timeZone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  })
  formatters.set(timeZone, formatter)
  return formatter
}

function midnightUtc(date: string): number {
  if (!isCalendarDate(date)) throw new RangeError(`${date} is not a real date as YYYY-MM-DD`)
  return Date.parse(`${date}T00:00:00Z`)
}

function dateOf(wallMs: number): string {
  return new Date(wallMs).toISOString().slice(0, 10)
}
