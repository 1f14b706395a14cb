// Weekly hours as text: days with the same hours share a line.
import type { DayHours } from '#domain/slots/business-hours.ts'

/** A space at which no line ends. */
const NO_BREAK = '\u00a0'
/** A line may break behind a dash, even before a space that doesn't break. */
const JOINED_DASH = '–\u2060'

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

/** Takes the hours with Sunday first; gives lines from Monday on, such as "Monday to Friday" and "7 am – 9 pm". */
function hoursLines(hours: ReadonlyArray<DayHours | null>): Array<{ days: string; times: string }> {
  const runs: Array<{ from: number; to: number; times: string }> = []
  for (let day = 0; day < 7; day++) {
    const times = timesText(hours[(day + 1) % 7] ?? null)
    const last = runs.at(-1)
    if (last?.times === times) last.to = day
    else runs.push({ from: day, to: day, times })
  }
  return runs.map(({ from, to, times }) => ({ days: daysText(from, to), times }))
}

/** Each day of the week, Monday first, with its number (Sunday is 0) and times. */
function dayLines(
  hours: ReadonlyArray<DayHours | null>,
): Array<{ weekday: number; day: string; times: string }> {
  return DAYS.map((day, index) => {
    const weekday = (index + 1) % 7
    return { weekday, day, times: timesText(hours[weekday] ?? null) }
  })
}

/** All of it in a line: "Monday to Friday 7 am – 9 pm, Saturday 8 am – 7 pm". */
function hoursText(hours: ReadonlyArray<DayHours | null>): string {
  return hoursLines(hours)
    .map(({ days, times }) => `${days} ${times}`)
    .join(', ')
}

function daysText(from: number, to: number): string {
  if (from === to) return DAYS[from] ?? ''
  return `${DAYS[from]} ${to === from + 1 ? 'and' : 'to'} ${DAYS[to]}`
}

/** One day's hours, which no line breaks in two: "7 am – 9 pm", "Closed". */
function timesText(open: DayHours | null): string {
  if (!open) return 'Closed'
  return `${clock(open.opensMinutes)}${NO_BREAK}${JOINED_DASH}${NO_BREAK}${clock(open.closesMinutes)}`
}

/** "7 am". */
function clock(minutes: number): string {
  const hour = Math.floor(minutes / 60)
  const rest = minutes % 60
  const half = hour % 24 < 12 ? 'am' : 'pm'
  return `${hour % 12 || 12}${rest ? `:${String(rest).padStart(2, '0')}` : ''}${NO_BREAK}${half}`
}

/** Each takes the hours of a week, Sunday first. */
export const openingHours = { lines: hoursLines, days: dayLines, text: hoursText }
