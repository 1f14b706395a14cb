// Ranges of reports: each range, the range before it, and days grouped into months.
import { sumQuantities } from '../base/quantity.ts'
import { addDays, weekdayOf, DAY_MS } from '../base/time-zone.ts'

/** Calendar dates of the laundry's zone, `YYYY-MM-DD`; both belong to it. */
export type ReportRange = { readonly from: string; readonly to: string }

export type ReportPeriod = 'day' | 'week' | 'month'

/** What the sums of a report are each of. */
export const REPORT_UNITS = ['day', 'month'] as const
export type ReportUnit = (typeof REPORT_UNITS)[number]

/** No report covers more days: ten years. */
export const MOST_REPORT_DAYS = 3653
/** No report goes beyond these. */
export const FIRST_REPORT_DATE = '2000-01-01'
export const LAST_REPORT_DATE = '2099-12-31'

/** More days than these are shown by month. */
const MOST_DAYS_BY_DAY = 92

/** The day, the week from Monday on or the calendar month that a date is in. */
export function periodAround(period: ReportPeriod, date: string): ReportRange {
  if (period === 'day') return { from: date, to: date }
  if (period === 'month') return { from: firstOfMonth(date), to: lastOfMonth(date) }
  const from = addDays(date, -((weekdayOf(date) + 6) % 7))
  return { from, to: addDays(from, 6) }
}

/** How many days a range has; its ends count. */
export function countDays({ from, to }: ReportRange): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1
}

/**
 * The same range before: of whole months as many months, else as many days. Of a range that is not over, only
 * as many days as it has had.
 * @param today of the laundry's zone
 */
export function previousRange(range: ReportRange, today: string): ReportRange {
  const to = addDays(range.from, -1)
  const from = isWholeMonths(range)
    ? addMonths(range.from, -monthsOf(range))
    : addDays(range.from, -countDays(range))
  if (today < range.from || today >= range.to) return { from, to }
  const soFar = addDays(from, countDays({ from: range.from, to: today }) - 1)
  return { from, to: soFar < to ? soFar : to }
}

function isWholeMonths({ from, to }: ReportRange): boolean {
  return from === firstOfMonth(from) && to === lastOfMonth(to)
}

function monthsOf({ from, to }: ReportRange): number {
  const count = (date: string) => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7))
  return count(to) - count(from) + 1
}

function firstOfMonth(date: string): string {
  return `${date.slice(0, 8)}01`
}

function lastOfMonth(date: string): string {
  return addDays(addMonths(firstOfMonth(date), 1), -1)
}

/** @param first the first day of a month */
function addMonths(first: string, months: number): string {
  const [year, month] = first.split('-').map(Number) as [number, number]
  return new Date(Date.UTC(year, month - 1 + months, 1)).toISOString().slice(0, 10)
}

/** Every date from the first to the last. */
export function datesBetween(from: string, to: string): string[] {
  const dates: string[] = []
  for (let date = from; date <= to; date = addDays(date, 1)) dates.push(date)
  return dates
}

/** What happened on a day, or in the month that its first day dates. */
export type ReportSums = {
  readonly date: string
  /** Placed and not cancelled. */
  readonly orders: number
  /** Completed, and what they and the Laundry Club earned, less what was refunded. */
  readonly completed: number
  readonly revenuePaise: number
  /** The part of the revenue that is of the completed orders. */
  readonly orderPaise: number
  /** Of the orders placed. */
  readonly kilograms: number
  /** Completed orders that were brought back, and those of them that came when promised. */
  readonly delivered: number
  readonly onTime: number
}

/** Whether a range is shown by its days or by its months. */
export function reportUnitOf(range: ReportRange): ReportUnit {
  return countDays(range) > MOST_DAYS_BY_DAY ? 'month' : 'day'
}

/** The sums of each calendar month, dated by its first day. */
export function sumByMonth(days: readonly ReportSums[]): ReportSums[] {
  const months = new Map<string, ReportSums>()
  for (const day of days) {
    const date = firstOfMonth(day.date)
    months.set(date, addReportSums(months.get(date) ?? emptyReportSums(date), day))
  }
  return [...months.values()]
}

export function emptyReportSums(date: string): ReportSums {
  return {
    date,
    orders: 0,
    completed: 0,
    revenuePaise: 0,
    orderPaise: 0,
    kilograms: 0,
    delivered: 0,
    onTime: 0,
  }
}

/** Keeps the date of the first. */
export function addReportSums(one: ReportSums, other: ReportSums): ReportSums {
  return {
    date: one.date,
    orders: one.orders + other.orders,
    completed: one.completed + other.completed,
    revenuePaise: one.revenuePaise + other.revenuePaise,
    orderPaise: one.orderPaise + other.orderPaise,
    kilograms: sumQuantities([one.kilograms, other.kilograms]),
    delivered: one.delivered + other.delivered,
    onTime: one.onTime + other.onTime,
  }
}

/** What a completed order is worth on average, in whole paise; null where none was completed. */
export function averagePaise({
  completed,
  orderPaise,
}: Pick<ReportSums, 'completed' | 'orderPaise'>): number | null {
  return completed === 0 ? null : Math.round(orderPaise / completed)
}
