import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  addDays,
  calendarDateIn,
  instantAt,
  isCalendarDate,
  minutesOfDayIn,
  weekdayOf,
  DAY_MS,
} from './time-zone.ts'

const ZONES = Intl.supportedValuesOf('timeZone')
const anyZone = fc.constantFrom(...ZONES)
const anyDate = fc
  .date({ min: new Date('1980-01-01'), max: new Date('2080-01-01'), noInvalidDate: true })
  .map((day) => day.toISOString().slice(0, 10))
const anyMinutes = fc.integer({ min: 0, max: 1439 })

function wallClock(instant: Date, timeZone: string) {
  return `${calendarDateIn(instant, timeZone)} ${minutesOfDayIn(instant, timeZone)}`
}

describe('instantAt', () => {
  it('uses the laundry’s time zone', () => {
    expect(instantAt('2026-11-20', 9 * 60, 'Asia/Kolkata').toISOString()).toBe(
      '2026-11-20T03:30:00.000Z',
    )
    expect(instantAt('2026-07-01', 0, 'America/New_York').toISOString()).toBe(
      '2026-07-01T04:00:00.000Z',
    )
    expect(instantAt('2026-01-01', 30, 'Pacific/Kiritimati').toISOString()).toBe(
      '2025-12-31T10:30:00.000Z',
    )
  })

  it('moves a skipped time forward by the clock change', () => {
    expect(instantAt('2026-03-08', 150, 'America/New_York').toISOString()).toBe(
      '2026-03-08T07:30:00.000Z',
    )
    expect(wallClock(instantAt('2026-03-08', 150, 'America/New_York'), 'America/New_York')).toBe(
      '2026-03-08 210',
    )
  })

  it('uses the first of two equal times', () => {
    expect(instantAt('2026-11-01', 90, 'America/New_York').toISOString()).toBe(
      '2026-11-01T05:30:00.000Z',
    )
    expect(instantAt('2026-11-01', 120, 'America/New_York').toISOString()).toBe(
      '2026-11-01T07:00:00.000Z',
    )
  })

  it('handles clock changes of half an hour, at midnight and of a whole day', () => {
    expect(
      wallClock(instantAt('2026-10-04', 130, 'Australia/Lord_Howe'), 'Australia/Lord_Howe'),
    ).toBe('2026-10-04 160')
    expect(wallClock(instantAt('2026-09-06', 0, 'America/Santiago'), 'America/Santiago')).toBe(
      '2026-09-06 60',
    )
    expect(wallClock(instantAt('2011-12-30', 600, 'Pacific/Apia'), 'Pacific/Apia')).toBe(
      '2011-12-31 600',
    )
  })

  it('carries overflowing minutes and hours into the next days', () => {
    expect(instantAt('2026-02-28', 1440 + 60, 'Asia/Kolkata')).toEqual(
      instantAt('2026-03-01', 60, 'Asia/Kolkata'),
    )
  })

  it('returns the given date and time in any zone, with skipped times moved forward', () => {
    fc.assert(
      fc.property(anyDate, anyMinutes, anyZone, (date, minutes, zone) => {
        const instant = instantAt(date, minutes, zone)
        const dayBefore = new Date(instant.getTime() - DAY_MS)
        const dayAfter = new Date(instant.getTime() + DAY_MS)
        const around =
          minutesSinceEpoch(wallClock(dayAfter, zone)) -
          minutesSinceEpoch(wallClock(dayBefore, zone))
        const jumped = Math.max(0, around - 2 * 1440)
        const moved =
          minutesSinceEpoch(wallClock(instant, zone)) - minutesSinceEpoch(`${date} ${minutes}`)
        expect([0, jumped]).toContain(moved)
      }),
      { numRuns: 1000 },
    )
  })

  it('turns an instant’s date and time back into it, or into the first of two with equal times', () => {
    const anyInstant = fc
      .integer({ min: Date.UTC(1980, 0) / 60_000, max: Date.UTC(2080, 0) / 60_000 })
      .map((minutes) => new Date(minutes * 60_000))
    fc.assert(
      fc.property(anyInstant, anyZone, (instant, zone) => {
        const again = instantAt(calendarDateIn(instant, zone), minutesOfDayIn(instant, zone), zone)
        expect(wallClock(again, zone)).toBe(wallClock(instant, zone))
        expect(again.getTime()).toBeLessThanOrEqual(instant.getTime())
        expect(instant.getTime() - again.getTime()).toBeLessThanOrEqual(24 * 3_600_000)
      }),
      { numRuns: 1000 },
    )
  })

  it('refuses dates and zones that do not exist', () => {
    expect(() => instantAt('2026-02-30', 0, 'Asia/Kolkata')).toThrow(RangeError)
    expect(() => instantAt('2026-02-03', 0, 'Asia/Atlantis')).toThrow(RangeError)
  })
})

function minutesSinceEpoch(wall: string): number {
  const [date, minutes] = wall.split(' ')
  return Date.parse(`${date}T00:00:00Z`) / 60_000 + Number(minutes)
}

describe('calendar dates', () => {
  it.each(['2026-11-20', '2024-02-29', '2000-02-29', '1999-12-31', '9999-12-31'])(
    'accept %s',
    (text) => {
      expect(isCalendarDate(text)).toBe(true)
    },
  )

  it.each([
    '2026-02-29',
    '1900-02-29',
    '2026-04-31',
    '2026-13-01',
    '2026-00-10',
    '2026-01-00',
    '2026-01-32',
    '0000-01-01',
    '2026-1-1',
    '20260101',
    '2026-01-01T00:00:00Z',
    ' 2026-01-01',
    '2026-01-01\n',
    '',
  ])('reject %j', (text) => {
    expect(isCalendarDate(text)).toBe(false)
  })

  it('compute weekdays', () => {
    expect(weekdayOf('2026-11-20')).toBe(5)
    expect(weekdayOf('2026-11-22')).toBe(0)
  })

  it('add days across months, leap days and backwards', () => {
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
    expect(addDays('2024-02-28', 1)).toBe('2024-02-29')
    fc.assert(
      fc.property(anyDate, fc.integer({ min: -4000, max: 4000 }), (date, days) => {
        const later = addDays(date, days)
        expect(isCalendarDate(later)).toBe(true)
        expect(addDays(later, -days)).toBe(date)
        expect((((weekdayOf(later) - weekdayOf(date) - days) % 7) + 7) % 7).toBe(0)
      }),
    )
  })
})
