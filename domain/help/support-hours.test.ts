import { describe, expect, it } from 'vitest'
import { supportStateAt } from './support-hours.ts'

const ZONE = 'Asia/Kolkata'
/** @param clock the laundry's date and time */
const at = (clock: string) => supportStateAt(new Date(`${clock}+05:30`), ZONE)

describe('supportAt', () => {
  it.each([
    '2025-06-18T07:00', // a Wednesday
    '2025-06-18T20:59',
    '2025-06-21T08:00', // a Saturday
    '2025-06-21T18:59',
    '2025-06-22T08:00', // a Sunday
  ])('reports open at %s', (clock) => {
    expect(at(clock)).toEqual({ open: true })
  })

  it.each([
    ['2025-06-18T21:00', '2025-06-18T21:00', '2025-06-19T07:00', { hour: 7, isToday: false }],
    ['2025-06-18T06:59', '2025-06-17T21:00', '2025-06-18T07:00', { hour: 7, isToday: true }],
    ['2025-06-19T00:00', '2025-06-18T21:00', '2025-06-19T07:00', { hour: 7, isToday: true }],
    ['2025-06-20T23:30', '2025-06-20T21:00', '2025-06-21T08:00', { hour: 8, isToday: false }],
    ['2025-06-21T07:59', '2025-06-20T21:00', '2025-06-21T08:00', { hour: 8, isToday: true }],
    ['2025-06-22T19:00', '2025-06-22T19:00', '2025-06-23T07:00', { hour: 7, isToday: false }],
  ])('reports closed at %s since %s and back at %s, %o', (clock, since, backAt, back) => {
    expect(at(clock)).toEqual({
      open: false,
      closedSince: new Date(`${since}+05:30`),
      backAt: new Date(`${backAt}+05:30`),
      back,
    })
  })
})
