// Choice of a day: the next days side by side, and a calendar for later ones.
import { instantFormat } from '#domain/base/instant-format.ts'

const weekday = instantFormat('en-IN', { weekday: 'short' })
const day = instantFormat('en-IN', { day: 'numeric' })
const month = instantFormat('en-IN', { month: 'short' })
const dayAndMonth = instantFormat('en-IN', { day: 'numeric', month: 'long' })

const STATES = { closed: 'Closed', over: 'Over', full: 'Full' } as const

export type DayState = keyof typeof STATES

export const dayChoice = {
  today: 'Today',
  /** A calendar date on a leaf, and read out. */
  written: (date: string) => {
    const noon = new Date(`${date}T12:00:00Z`)
    return {
      weekday: weekday(noon, 'UTC'),
      day: day(noon, 'UTC'),
      month: month(noon, 'UTC'),
      full: dayAndMonth(noon, 'UTC'),
    }
  },
  /** A day that can't be chosen. */
  states: STATES,
  /** A day read out: "Today, 19 June", "Fri, 20 June, Full"; `weekday` is null for today. */
  named: (day: {
    readonly weekday: string | null
    readonly date: string
    readonly state: DayState | null
  }) =>
    [day.weekday ?? 'Today', day.date, ...(day.state === null ? [] : [STATES[day.state]])].join(
      ', ',
    ),
  hideCalendar: 'Hide the calendar',
}
