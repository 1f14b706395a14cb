import { describe, expect, it } from 'vitest'
import { DEFAULT_BUSINESS_HOURS } from '#domain/slots/business-hours.ts'
import { PICKUP_SLOTS } from '#domain/slots/slots.ts'
import { FRIDAY, KOLKATA, MONDAY, SATURDAY, SUNDAY } from '#domain/slots/test-days.ts'
import { deliveryOfDraft } from './delivery-of-draft.ts'

type Choice = Parameters<typeof deliveryOfDraft>[0]

/** @param full windows without room, as "<date> <label>" */
function chosen(
  choice: Partial<Choice> = {},
  full: readonly string[] = [],
  pickup = { date: FRIDAY, slotLabel: '1-3 PM' },
) {
  return deliveryOfDraft(
    { deliveryPreference: 'standard', deliveryDate: null, deliveryTime: null, ...choice },
    {
      ...pickup,
      services: ['wash-fold'],
      timeZone: KOLKATA,
      hours: DEFAULT_BUSINESS_HOURS,
      closedDates: [],
      dates: [FRIDAY, SATURDAY, SUNDAY, MONDAY].map((date) => ({
        date,
        closed: false,
        slots: PICKUP_SLOTS.map(({ label }) => ({
          _id: '',
          pickupTime: label,
          startsAt: '',
          endsAt: '',
          placesLeft: 9,
          deliveriesLeft: full.includes(`${date} ${label}`) ? 0 : 9,
          expressOffered: true,
        })),
      })),
    },
  )
}

describe('the standard delivery', () => {
  it('uses the first window with room, on the first day that has one', () => {
    expect(chosen().window).toEqual({ date: SATURDAY, time: '1-3 PM' })
    expect(chosen({}, [`${SATURDAY} 1-3 PM`]).window).toEqual({ date: SATURDAY, time: '3-5 PM' })
    const { standardDay, laterDays, window } = chosen(
      {},
      ['1-3 PM', '3-5 PM', '5-7 PM'].map((time) => `${SATURDAY} ${time}`),
    )
    expect([standardDay?.date, laterDays?.[0]?.date]).toEqual([SUNDAY, MONDAY])
    expect(window).toEqual({ date: SUNDAY, time: '9-11 AM' })
  })

  it('uses the chosen window while it has room and the clothes are ready', () => {
    const evening = { deliveryTime: '5-7 PM' }
    expect(chosen(evening)).toMatchObject({
      window: { date: SATURDAY, time: '5-7 PM' },
      refusal: null,
    })
    expect(chosen(evening, [`${SATURDAY} 5-7 PM`])).toMatchObject({
      window: { date: SATURDAY, time: '1-3 PM' },
      refusal: 'delivery_full',
    })
    expect(chosen({ deliveryTime: '9-11 AM' }).refusal).toBe('delivery_time_not_offered')
  })
})

describe('a scheduled delivery', () => {
  const scheduled = { deliveryPreference: 'scheduled' } as const

  it('falls on a later day, in its first window until another one is chosen', () => {
    expect(chosen(scheduled)).toMatchObject({ estimatedAt: null, refusal: null })
    const on = { ...scheduled, deliveryDate: MONDAY }
    expect(chosen(on).window).toEqual({ date: MONDAY, time: '9-11 AM' })
    expect(chosen({ ...on, deliveryTime: '5-7 PM' }).window).toEqual({
      date: MONDAY,
      time: '5-7 PM',
    })
  })

  it('refuses the standard day, and a full one', () => {
    expect(chosen({ ...scheduled, deliveryDate: SATURDAY }).refusal).toBe('delivery_not_later')
    const full = PICKUP_SLOTS.map(({ label }) => `${MONDAY} ${label}`)
    expect(chosen({ ...scheduled, deliveryDate: MONDAY }, full).refusal).toBe('delivery_full')
  })
})

it('puts express on the same evening, and says when that is full', () => {
  const morning = { date: FRIDAY, slotLabel: '9-11 AM' }
  const express = { deliveryPreference: 'express' } as const
  expect(chosen(express, [], morning)).toMatchObject({
    window: { date: FRIDAY, time: '5-7 PM' },
    evening: { isFull: false },
  })
  expect(chosen(express, [`${FRIDAY} 5-7 PM`], morning).evening?.isFull).toBe(true)
  expect(chosen(express, [], { date: SUNDAY, slotLabel: '9-11 AM' }).window).toBeNull()
})
