import { describe, expect, it } from 'vitest'
import { emptyDraft } from './kept-draft.ts'
import { answersOf, isUnanswered } from './remembered.ts'

const HOME = '12 MG Road, Bengaluru 560001'
const WORK = '4 Park Road, Bengaluru 560002'
const LAST = {
  address: HOME,
  deliveryAddress: HOME,
  paymentMethod: 'upi' as const,
  card: null,
  specialInstructions: 'Ring twice',
  preferences: { starch: 'light' as const, finish: 'hanger' as const, fragranceFree: true },
}

describe('what an order takes over from the last one', () => {
  it('is where, how it is paid and what was asked for', () => {
    expect(answersOf(LAST, [])).toEqual({
      address: HOME,
      sameAddress: true,
      deliveryAddress: '',
      paymentMethod: 'upi',
      cardId: null,
      specialInstructions: 'Ring twice',
      preferences: LAST.preferences,
    })
    expect(answersOf({ ...LAST, deliveryAddress: WORK }, [])).toMatchObject({
      sameAddress: false,
      deliveryAddress: WORK,
    })
  })

  it('is the same card, as long as it is saved; else cash', () => {
    const byCard = {
      ...LAST,
      paymentMethod: 'card' as const,
      card: { brand: 'Visa', last4: '4242' },
    }
    const saved = [
      { _id: 'one', brand: 'Visa', last4: '1881' },
      { _id: 'two', brand: 'Visa', last4: '4242' },
    ]
    expect(answersOf(byCard, saved)).toMatchObject({ paymentMethod: 'card', cardId: 'two' })
    expect(answersOf(byCard, saved.slice(0, 1))).toMatchObject({
      paymentMethod: 'cash',
      cardId: null,
    })
  })

  it('never takes the place of what somebody has answered', () => {
    const fresh = emptyDraft(HOME)
    expect(isUnanswered(fresh, HOME)).toBe(true)
    expect(isUnanswered(emptyDraft(''), HOME)).toBe(true)
    for (const answered of [
      { address: WORK },
      { sameAddress: false },
      { paymentMethod: 'upi' as const },
      { specialInstructions: 'No starch' },
      { preferences: LAST.preferences },
    ])
      expect(isUnanswered({ ...fresh, ...answered }, HOME)).toBe(false)
  })
})
