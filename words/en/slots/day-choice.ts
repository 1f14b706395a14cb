// Choice of a day: the next days side by side, and a calendar for later ones.
const STATES = { closed: 'Closed', over: 'Over', full: 'Full' } as const

export type DayState = keyof typeof STATES

export const dayChoice = {
  today: 'Today',
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
