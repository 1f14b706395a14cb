// Conversion of a week's hours to and from time inputs.
import type { DayHours } from '#domain/slots/business-hours.ts'

/** Sunday first. A closed day keeps the times that it would open with. */
export type DayDraft = { open: boolean; opens: string; closes: string }

const USUAL = { opens: '09:00', closes: '18:00' }
const DAY_MINUTES = 24 * 60

export function weekDraftOf(hours: ReadonlyArray<DayHours | null>): DayDraft[] {
  return hours.map((day) =>
    day
      ? { open: true, opens: clock(day.opensMinutes), closes: clock(day.closesMinutes) }
      : { open: false, ...USUAL },
  )
}

/** A time that is missing is NaN, which the server's rules refuse too; closing at 00:00 is midnight. */
export function hoursFromDraft(week: readonly DayDraft[]): Array<DayHours | null> {
  return week.map(({ open, opens, closes }) =>
    open
      ? { opensMinutes: minutes(opens), closesMinutes: minutes(closes) || midnight(closes) }
      : null,
  )
}

function midnight(text: string): number {
  return text === '' ? Number.NaN : DAY_MINUTES
}

function minutes(text: string): number {
  const [hours = '', rest = ''] = text.split(':')
  return text === '' ? Number.NaN : Number(hours) * 60 + Number(rest)
}

function clock(minutesOfDay: number): string {
  const within = minutesOfDay % DAY_MINUTES
  return `${String(Math.floor(within / 60)).padStart(2, '0')}:${String(within % 60).padStart(2, '0')}`
}
