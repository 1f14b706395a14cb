import { describe, expect, it } from 'vitest'
import { lostChoices } from '#words/en/slots/lost-choices.ts'
import { furthestStepOf } from './draft.ts'
import type { Draft } from './draft-shape.ts'
import { createEmptyDraft } from './read-kept-draft.ts'
import { type Slots, findUnavailableChoice } from './offered-choices.ts'

const FREE = {
  _id: '',
  pickupTime: '9-11 AM',
  startsAt: '',
  endsAt: '',
  placesLeft: 3,
  deliveriesLeft: 3,
  expressOffered: true,
}
const slots: Slots = {
  timeZone: 'Asia/Kolkata',
  today: '2026-11-22',
  lastDate: '2026-12-22',
  closedDates: ['2026-11-25', '2026-11-27'],
  dates: [
    {
      date: '2026-11-23',
      closed: false,
      slots: [FREE, { ...FREE, pickupTime: '1-3 PM', expressOffered: false }],
    },
    { date: '2026-11-24', closed: false, slots: [{ ...FREE, placesLeft: 0 }] },
    { date: '2026-11-25', closed: true, slots: [] },
  ],
}

const atReview: Draft = {
  ...createEmptyDraft(),
  step: 4,
  quantities: { 'wash-fold': 3 },
  pickupDate: '2026-11-23',
  pickupTime: '9-11 AM',
}

function lost(change: Partial<Draft>, slowRefusal: string | null = null) {
  return findUnavailableChoice(
    { ...atReview, ...change },
    { slots, slowRefusal, dateRefusal: null },
    lostChoices,
  )
}

describe('a choice that is no longer available', () => {
  it('isn’t found while everything is offered, or before anything has loaded', () => {
    expect(lost({})).toBeNull()
    expect(lost({ deliveryPreference: 'express' })).toBeNull()
    expect(lost({ deliveryPreference: 'scheduled', deliveryDate: '2026-11-26' })).toBeNull()
    const unknown = { slots: undefined, slowRefusal: null, dateRefusal: null }
    expect(
      findUnavailableChoice({ ...atReview, pickupDate: '2026-11-25' }, unknown, lostChoices),
    ).toBeNull()
  })

  it('is a day that staff closed during Review, which leads back to Pickup', () => {
    const closed = lost({ pickupDate: '2026-11-25' })
    expect(closed).toMatchObject({
      message: 'We’re closed on Wed, 25 November. Please choose another pickup day.',
      step: 2,
    })
    expect(furthestStepOf({ ...atReview, ...closed?.change })).toBe(2)
  })

  it('is a full slot, or a past day', () => {
    expect(lost({ pickupDate: '2026-11-24' })).toMatchObject({
      change: { pickupTime: null },
      message: '9-11 AM is no longer free on that day. Please choose another time.',
    })
    expect(lost({ pickupDate: '2026-11-21' })).toMatchObject({
      change: { pickupDate: null, pickupTime: null },
      step: 2,
    })
  })

  it('is express once a piece needs 48 hours or the pickup is in the afternoon', () => {
    const slow = 'Your saree needs 48 hours, so express isn’t possible.'
    expect(lost({ deliveryPreference: 'express' }, slow)).toEqual({
      change: { deliveryPreference: 'standard' },
      message: `${slow} Your delivery is now standard.`,
      step: null,
    })
    expect(lost({ deliveryPreference: 'express', pickupTime: '1-3 PM' })?.message).toMatch(
      /^Express isn’t possible for that pickup\./,
    )
  })

  it('is a delivery day that can no longer be promised', () => {
    const dateRefusal = 'We’re closed on that day. Please choose another one for the delivery.'
    const draft = {
      ...atReview,
      deliveryPreference: 'scheduled' as const,
      deliveryDate: '2026-11-27',
    }
    expect(
      findUnavailableChoice(draft, { slots, slowRefusal: null, dateRefusal }, lostChoices),
    ).toEqual({
      change: { deliveryDate: null, deliveryTime: null },
      message: dateRefusal,
      step: 2,
    })
    expect(furthestStepOf({ ...draft, deliveryDate: null })).toBe(2)
  })
})
