import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { DayHours } from './business-hours.ts'
import {
  checkDelivery,
  possibleDeliveryDays,
  deliveryAfterChange,
  promisedDelivery,
  type DeliveryWindow,
} from './delivery-windows.ts'
import { checkDeliveryDate, estimatedDeliveryAt } from './promise.ts'
import { PICKUP_SLOTS } from './slots.ts'
import {
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

type Asked = Parameters<typeof promisedDelivery>[0]

const asked = (order: Partial<Asked> = {}): Asked => ({
  ...orderPickedUpOnFriday('1-3 PM'),
  ...order,
})

const windowOf = (order: Partial<Asked>) => promisedDelivery(asked(order)).window
const check = (order: Partial<Asked>) => {
  const answer = checkDelivery(asked(order))
  return answer.ok ? answer.value.window : answer.error.code
}

describe('the windows of an order', () => {
  const offered = (order: Partial<Asked> = {}) =>
    possibleDeliveryDays(asked(order)).map(({ date, windows }) => [
      date,
      windows.map(({ label }) => label).join(', '),
    ])

  it('start with the first one after the work is done, then fill the opening hours of each day', () => {
    expect(offered().slice(0, 3)).toEqual([
      [SATURDAY, '1-3 PM, 3-5 PM, 5-7 PM'],
      [SUNDAY, '9-11 AM, 11 AM-1 PM, 1-3 PM, 3-5 PM'],
      [MONDAY, '9-11 AM, 11 AM-1 PM, 1-3 PM, 3-5 PM, 5-7 PM'],
    ])
    expect(offered({ services: ['dry-cleaning'] })[0]).toEqual([SUNDAY, '1-3 PM, 3-5 PM'])
    expect(offered({ delivery: 'express' })[0]?.[0]).toBe(SATURDAY)
  })

  it('exclude closed dates, days of rest and days without a window left', () => {
    const order = {
      hours: RESTS_ON_SUNDAY,
      closedDates: [MONDAY],
      slotLabel: '5-7 PM',
    }
    expect(
      offered(order)
        .slice(0, 2)
        .map(([date]) => date),
    ).toEqual([SATURDAY, TUESDAY])
    // Sunday is open at five, but until six only.
    expect(offered({ date: SATURDAY, slotLabel: '5-7 PM' })[0]).toEqual([
      MONDAY,
      '9-11 AM, 11 AM-1 PM, 1-3 PM, 3-5 PM, 5-7 PM',
    ])
  })

  it('are exactly the windows that are accepted, with any settings', () => {
    const dayHours = fc.option(
      fc
        .tuple(fc.integer({ min: 0, max: 1380 }), fc.integer({ min: 60, max: 1440 }))
        .map(([opens, length]): DayHours => ({
          opensMinutes: opens,
          closesMinutes: Math.min(1440, opens + length),
        })),
    )
    const week = fc.tuple(dayHours, dayHours, dayHours, dayHours, dayHours, dayHours, dayHours)
    fc.assert(
      fc.property(
        week,
        fc.uniqueArray(fc.nat(20)),
        fc.constantFrom(...PICKUP_SLOTS),
        fc.constantFrom(KOLKATA, 'Europe/Berlin', 'America/New_York'),
        fc.nat(40),
        fc.constantFrom(...PICKUP_SLOTS),
        (open, closed, slot, timeZone, days, wished) => {
          const order = asked({
            timeZone,
            hours: open,
            closedDates: closed.map((each) => addDays(FRIDAY, each)),
            slotLabel: slot.label,
            deliveryDate: addDays(FRIDAY, days),
            deliveryTime: wished.label,
          })
          const isOffered = possibleDeliveryDays(order)
            .find(({ date }) => date === order.deliveryDate)
            ?.windows.some(({ label }) => label === wished.label)
          const checked = checkDelivery(order)
          expect(checked.ok).toBe(isOffered ?? false)
          const { at, window } = promisedDelivery(order)
          expect(at >= estimatedDeliveryAt({ ...order, deliveryDate: null })).toBe(true)
          expect(window?.date ?? calendarDateIn(at, timeZone)).toBe(calendarDateIn(at, timeZone))
          const asIsAsked = window?.date === order.deliveryDate && window?.time === wished.label
          expect(asIsAsked || !isOffered).toBe(true)
        },
      ),
      { numRuns: 400 },
    )
  })
})

describe('the promised window', () => {
  it('contains the promised time of an order without a chosen window', () => {
    expect(windowOf({})).toEqual({ date: SATURDAY, time: '1-3 PM' })
    expect(windowOf({ delivery: 'scheduled', deliveryDate: TUESDAY })).toEqual({
      date: TUESDAY,
      time: '1-3 PM',
    })
    expect(windowOf({ date: SATURDAY, slotLabel: '5-7 PM' })).toBeNull()
  })

  it('equals the chosen one, and the promise is its start', () => {
    const order = asked({ deliveryTime: '5-7 PM' })
    expect(promisedDelivery(order)).toEqual({
      at: instantAt(SATURDAY, 17 * 60, KOLKATA),
      window: { date: SATURDAY, time: '5-7 PM' },
    })
  })

  it('falls in the evening with express, promised by its end, and is missing if the laundry closes earlier', () => {
    const express = {
      delivery: 'express',
      slotLabel: '9-11 AM',
      deliveryTime: '9-11 AM',
    } as const
    expect(promisedDelivery(asked(express))).toEqual({
      at: instantAt(FRIDAY, 19 * 60, KOLKATA),
      window: { date: FRIDAY, time: '5-7 PM' },
    })
    expect(windowOf({ ...express, date: SUNDAY })).toBeNull()
  })
})

describe('a window that a customer asks for', () => {
  it('is refused before the work is done, on closed days and outside the windows', () => {
    expect(check({ deliveryTime: '9-11 AM' })).toBe('delivery_time_not_offered')
    expect(check({ deliveryTime: 'midnight' })).toBe('delivery_time_not_offered')
    expect(check({ deliveryDate: FRIDAY, deliveryTime: '5-7 PM' })).toBe('delivery_too_early')
    expect(check({ deliveryDate: SUNDAY, deliveryTime: '5-7 PM' })).toBe(
      'delivery_time_not_offered',
    )
    expect(
      check({
        deliveryDate: MONDAY,
        deliveryTime: '9-11 AM',
        closedDates: [MONDAY],
      }),
    ).toBe('delivery_closed')
    expect(check({ deliveryDate: addDays(SATURDAY, 31), deliveryTime: '9-11 AM' })).toBe(
      'delivery_too_far',
    )
  })

  it('may be on a later day with `scheduled`, and a day given without a window is ignored', () => {
    const scheduled = { delivery: 'scheduled' } as const
    expect(check({ ...scheduled, deliveryDate: SATURDAY })).toBe('delivery_not_later')
    expect(check({ ...scheduled, deliveryDate: SATURDAY, deliveryTime: '5-7 PM' })).toBe(
      'delivery_not_later',
    )
    expect(check({ ...scheduled, deliveryDate: MONDAY, deliveryTime: '9-11 AM' })).toEqual({
      date: MONDAY,
      time: '9-11 AM',
    })
    expect(check(scheduled)).toEqual({ date: SATURDAY, time: '1-3 PM' })
    expect(check({ deliveryDate: FRIDAY })).toEqual({
      date: SATURDAY,
      time: '1-3 PM',
    })
  })
})

describe('a delivery whose pickup or clothes change', () => {
  const moved = (
    to: Partial<Asked>,
    window: DeliveryWindow | null,
    from: Partial<Asked> = {},
  ): DeliveryWindow | null =>
    deliveryAfterChange(asked({ ...from, ...to }), { ...asked(from), window }).window
  const SATURDAY_AT_ONE = { date: SATURDAY, time: '1-3 PM' }

  it('moves with the pickup when it is the standard one', () => {
    expect(moved({ slotLabel: '9-11 AM' }, SATURDAY_AT_ONE)).toEqual({
      date: SATURDAY,
      time: '9-11 AM',
    })
    expect(moved({ services: ['dry-cleaning'] }, SATURDAY_AT_ONE)).toEqual({
      date: SUNDAY,
      time: '1-3 PM',
    })
  })

  it('keeps a chosen window while it is possible, else its time of day', () => {
    const evening = { date: SATURDAY, time: '5-7 PM' }
    expect(moved({ slotLabel: '9-11 AM' }, evening)).toEqual(evening)
    expect(moved({ date: SUNDAY }, evening)).toEqual({
      date: MONDAY,
      time: '5-7 PM',
    })
    expect(moved({ date: SATURDAY }, evening)).toEqual({
      date: SUNDAY,
      time: '1-3 PM',
    })
  })

  it('keeps the chosen day until the pickup moves past it', () => {
    const monday = { date: MONDAY, time: '9-11 AM' }
    const from = { delivery: 'scheduled', deliveryDate: MONDAY } as const
    expect(moved({ slotLabel: '5-7 PM' }, monday, from)).toEqual(monday)
    expect(moved({ date: MONDAY }, monday, from)).toEqual({
      date: TUESDAY,
      time: '1-3 PM',
    })
  })

  it('promises a new delivery for an order without a window', () => {
    expect(moved({ date: SATURDAY }, null)).toEqual({
      date: SUNDAY,
      time: '1-3 PM',
    })
    const monday = { delivery: 'scheduled', deliveryDate: MONDAY } as const
    expect(moved({ date: SATURDAY }, null, monday)).toEqual({
      date: MONDAY,
      time: '1-3 PM',
    })
  })
})

it('accepts exactly the offered days as a delivery date', () => {
  const order = asked({
    hours: RESTS_ON_SUNDAY,
    closedDates: [MONDAY],
    delivery: 'scheduled',
  })
  const offered = possibleDeliveryDays(order).map(({ date }) => date)
  expect(offered.slice(0, 3)).toEqual([SATURDAY, TUESDAY, '2026-11-25'])
  for (let days = 0; days < 40; days += 1) {
    const deliveryDate = addDays(FRIDAY, days)
    expect(checkDeliveryDate({ ...order, deliveryDate }).ok).toBe(offered.includes(deliveryDate))
  }
})
