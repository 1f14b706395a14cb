// Numbers, shares, days and changes as the reports write them.
const count = new Intl.NumberFormat('en-IN')
const share = new Intl.NumberFormat('en-IN', { style: 'percent', maximumFractionDigits: 1 })
const change = new Intl.NumberFormat('en-IN', {
  style: 'percent',
  maximumFractionDigits: 0,
  signDisplay: 'exceptZero',
})

const points = new Intl.NumberFormat('en-IN', {
  maximumFractionDigits: 1,
  signDisplay: 'exceptZero',
})

export const formatCount = (value: number): string => count.format(value)
export const formatShare = (value: number): string => share.format(value)

/** "+12%"; null where there is nothing to compare with. */
export function formatChange(value: number, before: number): string | null {
  return before === 0 ? null : change.format((value - before) / before)
}

/** How far apart two shares are, "+35.1": in points, for the percentage of a percentage misleads. */
export const formatPointChange = (value: number, before: number): string =>
  points.format((value - before) * 100)

const format = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-IN', { ...options, timeZone: 'UTC' })
const DAY = format({ day: 'numeric', month: 'short' })
const WHOLE_DAY = format({ weekday: 'short', day: 'numeric', month: 'short' })
const MONTH = format({ month: 'short' })
const WHOLE_MONTH = format({ month: 'long', year: 'numeric' })

/** Below an axis. @param date a calendar date; of a month its first day */
export function formatShortDay(date: string, unit: 'day' | 'month'): string {
  return (unit === 'month' ? MONTH : DAY).format(new Date(`${date}T00:00:00Z`))
}

/** @param date a calendar date; of a month its first day */
export function formatWholeDay(date: string, unit: 'day' | 'month'): string {
  return (unit === 'month' ? WHOLE_MONTH : WHOLE_DAY).format(new Date(`${date}T00:00:00Z`))
}
