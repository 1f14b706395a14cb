// The days that tests of slots, windows and promises speak of, and moments of them in India.
import { instantAt } from './time-zone.ts'

export const KOLKATA = 'Asia/Kolkata'
export const FRIDAY = '2026-11-20'
export const SATURDAY = '2026-11-21'
export const SUNDAY = '2026-11-22'
export const MONDAY = '2026-11-23'
export const TUESDAY = '2026-11-24'

/** That hour of a day in India. */
export function at(date: string, hour: number, minute = 0): Date {
  return instantAt(date, hour * 60 + minute, KOLKATA)
}
