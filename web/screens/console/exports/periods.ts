// Usual periods of exports, counted from the laundry's current date.
import { addDays } from '#domain/base/time-zone.ts'
import { invoiceSeries } from '#domain/invoices/invoice.ts'

export type Period = { from: string; to: string }

export const PERIODS = [
  { value: 'this-month', label: 'This month' },
  { value: 'last-month', label: 'Last month' },
  { value: 'this-year', label: 'This financial year' },
  { value: 'last-year', label: 'Last financial year' },
  { value: 'all', label: 'Everything' },
  { value: 'own', label: 'Custom dates' },
] as const

export type PeriodName = (typeof PERIODS)[number]['value']

/** The first and last day of a named period; empty texts where a side has no end. */
export function periodByName(name: Exclude<PeriodName, 'own'>, today: string): Period {
  const monthStart = `${today.slice(0, 7)}-01`
  // April to March, as invoices are numbered.
  const yearStart = `${invoiceSeries(today).slice(0, 4)}-04-01`
  const dayBefore = (date: string) => addDays(date, -1)
  switch (name) {
    case 'this-month':
      return { from: monthStart, to: today }
    case 'last-month':
      return { from: `${dayBefore(monthStart).slice(0, 7)}-01`, to: dayBefore(monthStart) }
    case 'this-year':
      return { from: yearStart, to: today }
    case 'last-year':
      return { from: `${Number(yearStart.slice(0, 4)) - 1}-04-01`, to: dayBefore(yearStart) }
    case 'all':
      return { from: '', to: '' }
  }
}
