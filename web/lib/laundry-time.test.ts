// Dates and times on the laundry's own clock, whatever the browser's zone.
import { expect, it } from 'vitest'
import { laundryFormats } from './laundry-time.ts'

const india = laundryFormats('Asia/Kolkata')

it('never shifts a calendar date', () => {
  expect(india.date('2026-11-20')).toBe('Fri, 20 Nov 2026')
  expect(laundryFormats('Pacific/Kiritimati').date('2026-11-20')).toBe('Fri, 20 Nov 2026')
  expect(laundryFormats('Pacific/Pago_Pago').date('2026-11-20')).toBe('Fri, 20 Nov 2026')
})

it("shows an instant on the laundry's clocks", () => {
  expect(india.day('2026-11-20T19:00:00.000Z')).toBe('Sat, 21 Nov 2026')
  expect(india.dateTime('2026-11-20T19:00:00.000Z')).toMatch(/^Sat, 21 Nov, 12:30\u00a0am$/)
})

it('omits the date of a time today', () => {
  const late = '2026-11-20T19:00:00.000Z'
  expect(india.clock(late, '2026-11-21T12:00:00.000Z')).toBe('12:30\u00a0am')
  expect(india.clock(late, '2026-11-20T12:00:00.000Z')).toBe('Sat, 21 Nov, 12:30\u00a0am')
})
