import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { currentMonthRange } from './order-stats.ts'
import { calendarDateIn } from '../base/time-zone.ts'

describe('this month', () => {
  it('runs from midnight to midnight in the laundry’s time zone', () => {
    expect(currentMonthRange(new Date('2026-11-20T12:00:00Z'), 'Asia/Kolkata')).toEqual({
      startsAt: new Date('2026-10-31T18:30:00Z'),
      endsAt: new Date('2026-11-30T18:30:00Z'),
    })
  })

  it('follows the laundry’s zone, not UTC, also across the end of the year', () => {
    expect(currentMonthRange(new Date('2026-11-30T19:00:00Z'), 'Asia/Kolkata')).toEqual({
      startsAt: new Date('2026-11-30T18:30:00Z'),
      endsAt: new Date('2026-12-31T18:30:00Z'),
    })
  })

  it('contains every instant of the month and no other, in any zone', () => {
    const now = fc.date({
      min: new Date('2000-01-01'),
      max: new Date('2060-01-01'),
      noInvalidDate: true,
    })
    const zone = fc.constantFrom(...Intl.supportedValuesOf('timeZone'))
    fc.assert(
      fc.property(now, zone, (instant, timeZone) => {
        const { startsAt, endsAt } = currentMonthRange(instant, timeZone)
        const monthAt = (ms: number) => calendarDateIn(new Date(ms), timeZone).slice(0, 7)
        const month = monthAt(instant.getTime())
        expect(startsAt.getTime()).toBeLessThanOrEqual(instant.getTime())
        expect(endsAt.getTime()).toBeGreaterThan(instant.getTime())
        expect(monthAt(startsAt.getTime())).toBe(month)
        expect(monthAt(startsAt.getTime() - 1)).not.toBe(month)
        expect(monthAt(endsAt.getTime() - 1)).toBe(month)
        expect(monthAt(endsAt.getTime())).not.toBe(month)
      }),
      { numRuns: 300 },
    )
  })
})
