// Dates and times on documents and labels.
import { instantFormat } from '#domain/base/instant-format.ts'

const short = instantFormat('en-IN', { weekday: 'short', day: 'numeric', month: 'short' })

export const dates = {
  /** "19 June 2025" */
  day: instantFormat('en-IN', { day: 'numeric', month: 'long', year: 'numeric' }),
  /** "June 2025" */
  month: instantFormat('en-IN', { month: 'long', year: 'numeric' }),
  /** "Sat, 21 Nov", of a date. */
  shortDay: (date: string) => short(new Date(`${date}T00:00:00Z`), 'UTC'),
  /** "9:30 am" */
  clock: instantFormat('en-IN', { hour: 'numeric', minute: '2-digit' }),
}
