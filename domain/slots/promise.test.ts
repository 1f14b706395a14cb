import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DEFAULT_BUSINESS_HOURS } from './business-hours.ts'
import type { BusinessHours, DayHours } from './business-hours.ts'
import {
  checkDeliveryDate,
  estimatedDeliveryAt,
  isExpressOffered,
  isDeliveryDay,
} from './promise.ts'
import { isOpenNow, PICKUP_SLOTS } from './slots.ts'
import {
  instantInIndia,
  FRIDAY,
  KOLKATA,
  MONDAY,
  SATURDAY,
  SUNDAY,
  TUESDAY,
  RESTS_ON_SUNDAY,
  orderPickedUpOnFriday,
} from './test-days.ts'
import { addDays, calendarDateIn, instantAt } from '../base/time-zone.ts'

const hours = DEFAULT_BUSINESS_HOURS

type Asked = Parameters<typeof estimatedDeliveryAt>[0]

const asked = (order: Partial<Asked> = {}): Asked => ({
  ...orderPickedUpOnFriday('11 AM-1 PM'),
  ...order,
})

const deliveredAt = (order: Partial<Asked>) => estimatedDeliveryAt(asked(order))

describe('the promised delivery', () => {
  it('takes a day, two with dry cleaning or special care', () => {
    expect(deliveredAt({})).toEqual(instantInIndia(SATURDAY, 11))
    expect(deliveredAt({ delivery: 'scheduled', services: ['ironing'] })).toEqual(
      instantInIndia(SATURDAY, 11),
    )
    expect(deliveredAt({ services: ['wash-fold', 'dry-cleaning'] })).toEqual(
      instantInIndia(SUNDAY, 11),
    )
    expect(deliveredAt({ services: ['special-care'] })).toEqual(instantInIndia(SUNDAY, 11))
  })

  it('falls on the same day with express: by 7 PM, or by closing time', () => {
    expect(deliveredAt({ delivery: 'express' })).toEqual(instantInIndia(FRIDAY, 19))
    expect(deliveredAt({ delivery: 'express', date: SUNDAY })).toEqual(instantInIndia(SUNDAY, 18))
  })

  it('keeps the clock time when clocks change overnight', () => {
    const newYork = { timeZone: 'America/New_York', date: '2026-03-07' }
    expect(deliveredAt(newYork).toISOString()).toBe('2026-03-08T15:00:00.000Z')
  })

  it('never falls on a weekly day of rest', () => {
    expect(deliveredAt({ date: SATURDAY, hours: RESTS_ON_SUNDAY })).toEqual(
      instantInIndia(MONDAY, 9),
    )
    expect(deliveredAt({ services: ['dry-cleaning'], hours: RESTS_ON_SUNDAY })).toEqual(
      instantInIndia(MONDAY, 9),
    )
  })

  it('never falls on a day that staff closed, nor on the closed days after it', () => {
    expect(deliveredAt({ closedDates: [SATURDAY] })).toEqual(instantInIndia(SUNDAY, 9))
    expect(deliveredAt({ closedDates: [SATURDAY, SUNDAY, MONDAY] })).toEqual(
      instantInIndia(TUESDAY, 9),
    )
    expect(deliveredAt({ delivery: 'express', closedDates: [FRIDAY] })).toEqual(
      instantInIndia(SATURDAY, 11),
    )
  })

  it('never falls outside the hours of its day', () => {
    const half: DayHours = { opensMinutes: 12 * 60, closesMinutes: 16 * 60 }
    const halfSaturday = { hours: [...hours.slice(0, 6), half] as unknown as BusinessHours }
    expect(deliveredAt({ ...halfSaturday, slotLabel: '9-11 AM' })).toEqual(
      instantInIndia(SATURDAY, 13),
    )
    expect(deliveredAt({ ...halfSaturday, slotLabel: '1-3 PM' })).toEqual(
      instantInIndia(SATURDAY, 13),
    )
    expect(deliveredAt({ ...halfSaturday, slotLabel: '5-7 PM' })).toEqual(instantInIndia(SUNDAY, 9))
  })

  it('falls into opening hours and never before the work is done, with any settings', () => {
    const dayHours = fc.option(
      fc
        .tuple(fc.integer({ min: 0, max: 1380 }), fc.integer({ min: 60, max: 1440 }))
        .map(([opens, length]): DayHours => ({
          opensMinutes: opens,
          closesMinutes: Math.min(1440, opens + length),
        })),
    )
    const week = fc
      .tuple(dayHours, dayHours, dayHours, dayHours, dayHours, dayHours, dayHours)
      .filter((days) => days.some((day) => day !== null))
    fc.assert(
      fc.property(
        week,
        fc.uniqueArray(fc.nat(20)),
        fc.constantFrom(...PICKUP_SLOTS),
        fc.constantFrom(KOLKATA, 'Europe/Berlin', 'America/New_York'),
        fc.option(fc.nat(20)),
        (open, closed, slot, timeZone, wishedIn) => {
          const schedule = {
            timeZone,
            hours: open as BusinessHours,
            closedDates: closed.map((days) => addDays(FRIDAY, days)),
          }
          const deliveryDate = wishedIn === null ? null : addDays(FRIDAY, wishedIn)
          const promised = deliveredAt({ ...schedule, slotLabel: slot.label, deliveryDate })
          expect(isOpenNow(promised, schedule.hours, timeZone)).toBe(true)
          expect(isDeliveryDay(calendarDateIn(promised, timeZone), schedule)).toBe(true)
          expect(promised >= instantAt(SATURDAY, slot.startMinutes, timeZone)).toBe(true)
        },
      ),
      { numRuns: 400 },
    )
  })

  it('comes after the plain turnaround when the laundry never opens', () => {
    const never: BusinessHours = [null, null, null, null, null, null, null]
    expect(deliveredAt({ hours: never })).toEqual(instantInIndia(SATURDAY, 11))
  })
})

describe('express', () => {
  const schedule = { timeZone: KOLKATA, hours, closedDates: [] }

  it('is offered in the two morning slots', () => {
    const labels = PICKUP_SLOTS.filter((slot) => isExpressOffered(FRIDAY, slot.label, schedule))
    expect(labels.map((slot) => slot.label)).toEqual(['9-11 AM', '11 AM-1 PM'])
    expect(isExpressOffered(FRIDAY, 'midnight', schedule)).toBe(false)
  })

  it('is hidden on a closed day or one without an evening', () => {
    const noEvening: DayHours = { opensMinutes: 8 * 60, closesMinutes: 17 * 60 }
    const short = { ...schedule, hours: [...hours.slice(0, 5), noEvening, null] as never }
    expect(isExpressOffered(FRIDAY, '9-11 AM', short)).toBe(false)
    expect(isExpressOffered(SATURDAY, '9-11 AM', short)).toBe(false)
    expect(isExpressOffered(FRIDAY, '9-11 AM', { ...schedule, closedDates: [FRIDAY] })).toBe(false)
  })
})

describe('a delivery day that the customer asks for', () => {
  const check = (deliveryDate: string, order: Partial<Asked> = {}) => {
    const answer = checkDeliveryDate({
      ...asked({ delivery: 'scheduled', ...order }),
      deliveryDate,
    })
    return answer.ok ? answer.value : answer.error.code
  }

  it('is promised at the pickup’s time of day, or when deliveries start that day', () => {
    expect(check(SATURDAY)).toEqual(instantInIndia(SATURDAY, 11))
    expect(check(TUESDAY)).toEqual(instantInIndia(TUESDAY, 11))
    const until4: DayHours = { opensMinutes: 8 * 60, closesMinutes: 16 * 60 }
    const shortTuesday = [...hours.slice(0, 2), until4, ...hours.slice(3)] as never
    expect(check(TUESDAY, { slotLabel: '5-7 PM', hours: shortTuesday })).toEqual(
      instantInIndia(TUESDAY, 9),
    )
  })

  it('is refused when it is too early, closed or too far away', () => {
    expect(check(SATURDAY, { services: ['dry-cleaning'] })).toBe('delivery_too_early')
    expect(check(FRIDAY)).toBe('delivery_too_early')
    expect(check(SUNDAY, { hours: RESTS_ON_SUNDAY })).toBe('delivery_closed')
    expect(check(TUESDAY, { closedDates: [TUESDAY] })).toBe('delivery_closed')
    expect(check(addDays(SATURDAY, 30))).toEqual(instantInIndia(addDays(SATURDAY, 30), 11))
    expect(check(addDays(SATURDAY, 31))).toBe('delivery_too_far')
  })
})
