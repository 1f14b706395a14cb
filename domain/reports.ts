// Owns the spans that the laundry's charts cover, and the joining of their days into months.
import { addDays } from './time-zone.ts'

export type ReportRange = '7d' | '30d' | '90d' | '12m'

export const REPORT_RANGES: readonly { readonly id: ReportRange; readonly label: string }[] = [
  { id: '7d', label: '7 days' },
  { id: '30d', label: '30 days' },
  { id: '90d', label: '90 days' },
  { id: '12m', label: '12 months' },
]

const DAYS: Readonly<Record<Exclude<ReportRange, '12m'>, number>> = {
  '7d': 7,
  '30d': 30,
  '90d': 90,
}

/** The first date of a range that ends today, today counted; of 12 months the first of the first. */
export function firstDateOf(range: ReportRange, today: string): string {
  if (range !== '12m') return addDays(today, 1 - DAYS[range])
  const [year, month] = today.split('-').map(Number) as [number, number]
  return new Date(Date.UTC(year, month - 12, 1)).toISOString().slice(0, 10)
}

/** Every date from the first to the last. */
export function datesBetween(from: string, to: string): string[] {
  const dates: string[] = []
  for (let date = from; date <= to; date = addDays(date, 1)) dates.push(date)
  return dates
}

export interface DayReport {
  readonly date: string
  readonly orders: number
  readonly revenue: number
  readonly kilograms: number
}

/** The sums of each calendar month, dated by its first day; rupees are summed as paise. */
export function byMonth(days: readonly DayReport[]): DayReport[] {
  const months = new Map<string, { orders: number; paise: number; kilograms: number }>()
  for (const { date, orders, revenue, kilograms } of days) {
    const first = `${date.slice(0, 8)}01`
    const sum = months.get(first) ?? { orders: 0, paise: 0, kilograms: 0 }
    months.set(first, {
      orders: sum.orders + orders,
      paise: sum.paise + Math.round(revenue * 100),
      kilograms: sum.kilograms + kilograms,
    })
  }
  return [...months].map(([date, { orders, paise, kilograms }]) => ({
    date,
    orders,
    revenue: paise / 100,
    kilograms,
  }))
}
