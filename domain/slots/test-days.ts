// Days and instants (in India) for tests of slots, windows and promises, and an order of the Friday.
import { type BusinessHours, DEFAULT_BUSINESS_HOURS } from './business-hours.ts'
import type { promisedDelivery } from './delivery-windows.ts'
import { instantAt } from '../base/time-zone.ts'

export const KOLKATA = 'Asia/Kolkata'
export const FRIDAY = '2026-11-20'
export const SATURDAY = '2026-11-21'
export const SUNDAY = '2026-11-22'
export const MONDAY = '2026-11-23'
export const TUESDAY = '2026-11-24'

const [, ...weekdays] = DEFAULT_BUSINESS_HOURS
export const RESTS_ON_SUNDAY: BusinessHours = [null, ...weekdays]

/** A bag picked up on Friday in that slot, to a laundry with the usual hours. */
export const orderPickedUpOnFriday = (
  slotLabel: string,
): Parameters<typeof promisedDelivery>[0] => ({
  date: FRIDAY,
  slotLabel,
  services: ['wash-fold'],
  delivery: 'standard',
  timeZone: KOLKATA,
  hours: DEFAULT_BUSINESS_HOURS,
  closedDates: [],
})

/** That hour of a day in India. */
export function instantInIndia(date: string, hour: number, minute = 0): Date {
  return instantAt(date, hour * 60 + minute, KOLKATA)
}
