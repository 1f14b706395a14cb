import { expect, it } from 'vitest'
import { DEFAULT_BUSINESS_HOURS } from '../slots/business-hours.ts'
import { openMsBetween, deliveryWindowAfterWait } from './wait-for-answer.ts'

const schedule = { timeZone: 'Asia/Kolkata', hours: DEFAULT_BUSINESS_HOURS, closedDates: [] }
/** Thursday 2025-06-19, 9-11 AM: promised a day later. */
const order = {
  ...schedule,
  date: '2025-06-19',
  slotLabel: '9-11 AM',
  services: ['wash-fold'],
  delivery: 'standard',
} as const
const PROMISED = { date: '2025-06-20', time: '9-11 AM' }
const at = (time: string) => new Date(`2025-06-${time}+05:30`)
const hoursBetween = (from: string, until: string, closedDates: readonly string[] = []) =>
  openMsBetween(at(from), at(until), { ...schedule, closedDates }) / 3_600_000
const moved = (from: string, until: string, has = PROMISED) =>
  deliveryWindowAfterWait(order, has, { from: at(from), until: at(until) })

it('counts only opening hours as a wait, not nights and closed days', () => {
  expect(hoursBetween('19T11:00', '19T13:30')).toBe(2.5)
  expect(hoursBetween('19T20:00', '20T08:00')).toBe(2)
  expect(hoursBetween('19T20:00', '21T09:00', ['2025-06-20'])).toBe(2)
  expect(hoursBetween('19T21:30', '20T06:00')).toBe(0)
})

it('keeps the promise after a wait of less than an hour', () => {
  expect(moved('19T13:00', '19T13:59')).toBeNull()
})

it('moves the promise to the first window after the turnaround and the wait', () => {
  expect(moved('19T13:00', '19T15:30')).toEqual({
    at: at('20T13:00'),
    window: { date: '2025-06-20', time: '1-3 PM' },
  })
  expect(moved('19T20:00', '20T08:00')?.window).toEqual({ date: '2025-06-20', time: '11 AM-1 PM' })
})

it('keeps a chosen window that is late enough', () => {
  expect(moved('19T13:00', '19T15:30', { date: '2025-06-21', time: '9-11 AM' })).toBeNull()
  expect(moved('19T13:00', '19T15:30', { date: '2025-06-20', time: '1-3 PM' })).toBeNull()
})

it('promises no window that starts before the customer’s answer', () => {
  expect(moved('23T09:00', '23T12:00')?.window).toEqual({ date: '2025-06-23', time: '1-3 PM' })
})
