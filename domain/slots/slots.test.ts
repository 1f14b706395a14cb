import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DEFAULT_BUSINESS_HOURS } from './business-hours.ts'
import {
  BOOKING_WINDOW_DAYS,
  checkPickup,
  defaultSlotCapacity,
  isOpenNow,
  offeredSlots,
  PICKUP_SLOTS,
  slotsOn,
} from './slots.ts'
import type { BusinessHours, DayHours } from './business-hours.ts'
import { instantInIndia, FRIDAY, KOLKATA, SATURDAY, SUNDAY } from './test-days.ts'
import { addDays, calendarDateIn, instantAt, minutesOfDayIn, weekdayOf } from '../base/time-zone.ts'

const hours = DEFAULT_BUSINESS_HOURS

function labels(slots: readonly { label: string }[]) {
  return slots.map((slot) => slot.label)
}

describe('slots of a date', () => {
  it('include all five on working days, without 5-7 PM on Sunday', () => {
    const all = ['9-11 AM', '11 AM-1 PM', '1-3 PM', '3-5 PM', '5-7 PM']
    expect(labels(slotsOn(FRIDAY, hours, []))).toEqual(all)
    expect(labels(slotsOn(SATURDAY, hours, []))).toEqual(all)
    expect(labels(slotsOn(SUNDAY, hours, []))).toEqual(all.slice(0, 4))
  })

  it('include none on a closed date', () => {
    expect(slotsOn(FRIDAY, hours, [SUNDAY, FRIDAY])).toEqual([])
  })

  it('take 20 pickups each, 8 on Sunday', () => {
    expect([0, 1, 2, 3, 4, 5, 6].map((day) => defaultSlotCapacity(day as 0))).toEqual([
      8, 20, 20, 20, 20, 20, 20,
    ])
  })
})

describe('offered slots', () => {
  const offered = (date: string, now: Date) =>
    labels(offeredSlots({ date, now, timeZone: KOLKATA, hours, closedDates: [] }))

  it('exclude those that have started', () => {
    expect(offered(FRIDAY, instantInIndia(FRIDAY, 8, 59))).toHaveLength(5)
    expect(offered(FRIDAY, instantInIndia(FRIDAY, 9))).toHaveLength(4)
    expect(offered(FRIDAY, instantInIndia(FRIDAY, 14))).toEqual(['3-5 PM', '5-7 PM'])
    expect(offered(FRIDAY, instantInIndia(FRIDAY, 17))).toEqual([])
    expect(offered(FRIDAY, instantInIndia(SATURDAY, 0))).toEqual([])
  })

  it('include the instants of their start and end', () => {
    const [first] = offeredSlots({
      date: SUNDAY,
      now: instantInIndia(FRIDAY, 12),
      timeZone: KOLKATA,
      hours,
      closedDates: [],
    })
    expect(first).toMatchObject({
      date: SUNDAY,
      startsAt: new Date('2026-11-22T03:30:00Z'),
      endsAt: new Date('2026-11-22T05:30:00Z'),
    })
  })
})

describe('in any time zone, on any day', () => {
  const zones = Intl.supportedValuesOf('timeZone')
  const dayHours = fc.option(
    fc.tuple(fc.nat(1439), fc.nat(1439)).map(([one, other]): DayHours => ({
      opensMinutes: Math.min(one, other),
      closesMinutes: Math.max(one, other),
    })),
    { freq: 6 },
  )
  const anyHours: fc.Arbitrary<BusinessHours> = fc.oneof(
    fc.constant(hours),
    fc.tuple(dayHours, dayHours, dayHours, dayHours, dayHours, dayHours, dayHours),
  )

  /** Days on which clocks change are rare, so zones are asked for theirs: every change of 2026 and some odd ones. */
  const changes = [...changesOf('2026-01-01', 365, zones), ['Pacific/Apia', '2011-12-30'] as const]
  const anyDay = fc.tuple(
    fc.constantFrom(...zones),
    fc.integer({ min: 0, max: 7000 }).map((days) => addDays('2020-01-01', days)),
  )
  const anyChange = fc.constantFrom(...changes)

  it('handles days with a clock change', () => {
    expect(changes.length).toBeGreaterThan(100)
    expect(changes).toContainEqual(['America/New_York', '2026-03-08'])
  })

  it.each([
    ['an ordinary day', anyDay],
    ['a daylight-saving day', anyChange],
  ] as const)('offers no slot outside business hours: %s', (_, days) => {
    fc.assert(
      fc.property(days, anyHours, fc.nat(48 * 60), ([timeZone, date], open, ago) => {
        const now = new Date(instantAt(addDays(date, 1), 0, timeZone).getTime() - ago * 60_000)
        for (const slot of offeredSlots({ date, now, timeZone, hours: open, closedDates: [] })) {
          const day = open[weekdayOf(date)]
          expect(day).not.toBeNull()
          expect(calendarDateIn(slot.startsAt, timeZone)).toBe(date)
          expect(calendarDateIn(slot.endsAt, timeZone)).toBe(date)
          expect(minutesOfDayIn(slot.startsAt, timeZone)).toBeGreaterThanOrEqual(day!.opensMinutes)
          expect(minutesOfDayIn(slot.endsAt, timeZone)).toBeLessThanOrEqual(day!.closesMinutes)
          expect(slot.startsAt.getTime()).toBeGreaterThan(now.getTime())
          expect(slot.endsAt.getTime()).toBeGreaterThan(slot.startsAt.getTime())
        }
      }),
      { numRuns: 400 },
    )
  })

  it('accepts a pickup exactly when its slot is offered', () => {
    fc.assert(
      fc.property(
        fc.oneof(anyDay, anyChange),
        anyHours,
        fc.nat(36 * 60),
        fc.boolean(),
        ([timeZone, date], open, ago, closed) => {
          const now = new Date(instantAt(addDays(date, 1), 0, timeZone).getTime() - ago * 60_000)
          const closedDates = closed ? [date] : []
          const asked = { date, now, timeZone, hours: open, closedDates }
          const accepted = PICKUP_SLOTS.filter(
            (slot) => checkPickup({ ...asked, slotLabel: slot.label }).ok,
          )
          expect(labels(accepted)).toEqual(labels(offeredSlots(asked)))
        },
      ),
      { numRuns: 300 },
    )
  })

  it('offers no slot on a date that the time zone skips', () => {
    const now = new Date('2011-12-28T00:00:00Z')
    const asked = { date: '2011-12-30', now, timeZone: 'Pacific/Apia', hours, closedDates: [] }
    expect(offeredSlots(asked)).toEqual([])
    expect(checkPickup({ ...asked, slotLabel: '9-11 AM' })).toMatchObject({
      error: { code: 'slot_not_offered' },
    })
    expect(offeredSlots({ ...asked, date: '2011-12-31' })).toHaveLength(5)
  })
})

/** The zones and dates whose midnight-to-midnight day isn't 24 hours long. */
function changesOf(from: string, days: number, zones: readonly string[]) {
  const found: [string, string][] = []
  for (const zone of zones) {
    const january = instantAt('2026-01-15', 0, zone).getTime()
    const july = instantAt('2026-07-15', 0, zone).getTime()
    if ((july - january) % 86_400_000 === 0) continue
    for (let day = 0; day < days; day += 1) {
      const date = addDays(from, day)
      // Clocks that change in 2026 change on a Sunday or, in a few zones, on Thursday to Saturday.
      if ([1, 2, 3].includes(weekdayOf(date))) continue
      const length =
        instantAt(addDays(date, 1), 0, zone).getTime() - instantAt(date, 0, zone).getTime()
      if (length !== 86_400_000) found.push([zone, date])
    }
  }
  return found
}

describe('checking a pickup', () => {
  const check = (
    date: string,
    slotLabel: string,
    now = instantInIndia(FRIDAY, 14),
    closedDates: string[] = [],
  ) => {
    const answer = checkPickup({ date, slotLabel, now, timeZone: KOLKATA, hours, closedDates })
    return answer.ok ? answer.value.startsAt.toISOString() : answer.error.code
  }

  it('returns the slot with the instant of its start', () => {
    expect(check(FRIDAY, '3-5 PM')).toBe('2026-11-20T09:30:00.000Z')
    expect(check(SUNDAY, '9-11 AM')).toBe('2026-11-22T03:30:00.000Z')
  })

  it('refuses a day before today in the laundry’s zone, also when it is today in UTC', () => {
    const justAfterMidnight = new Date('2026-11-20T19:00:00Z')
    expect(check(FRIDAY, '5-7 PM', justAfterMidnight)).toBe('past_date')
    expect(check(SATURDAY, '9-11 AM', justAfterMidnight)).toBe('2026-11-21T03:30:00.000Z')
  })

  it('accepts bookings up to 30 days ahead', () => {
    expect(check(addDays(FRIDAY, BOOKING_WINDOW_DAYS), '9-11 AM')).toBe('2026-12-20T03:30:00.000Z')
    expect(check(addDays(FRIDAY, BOOKING_WINDOW_DAYS + 1), '9-11 AM')).toBe('too_far')
    expect(check('9999-12-31', '9-11 AM')).toBe('too_far')
  })

  it('gives the reason why a slot is not available', () => {
    expect(check(FRIDAY, '1-3 PM')).toBe('slot_begun')
    expect(check(SUNDAY, '5-7 PM')).toBe('slot_not_offered')
    expect(check(FRIDAY, '7-9 PM')).toBe('unknown_slot')
    expect(check(SATURDAY, '9-11 AM', instantInIndia(FRIDAY, 14), [SATURDAY])).toBe('closed_date')
  })

  it('refuses a weekly day of rest', () => {
    const restOnSaturday: BusinessHours = [null, null, null, null, null, hours[5], null]
    const answer = checkPickup({
      date: SATURDAY,
      slotLabel: '9-11 AM',
      now: instantInIndia(FRIDAY, 14),
      timeZone: KOLKATA,
      hours: restOnSaturday,
      closedDates: [],
    })
    expect(answer).toMatchObject({ error: { code: 'closed_date' } })
  })
})

describe('opening hours', () => {
  it('include the opening minute and exclude the closing one', () => {
    const open = (date: string, hour: number, minute: number) =>
      isOpenNow(instantInIndia(date, hour, minute), hours, KOLKATA)
    expect([open(FRIDAY, 6, 59), open(FRIDAY, 7, 0)]).toEqual([false, true])
    expect([open(FRIDAY, 20, 59), open(FRIDAY, 21, 0)]).toEqual([true, false])
    expect([open(SUNDAY, 8, 59), open(SUNDAY, 17, 59), open(SUNDAY, 18, 0)]).toEqual([
      false,
      true,
      false,
    ])
    expect(
      isOpenNow(instantInIndia(FRIDAY, 12), [null, null, null, null, null, null, null], KOLKATA),
    ).toBe(false)
  })
})
