import { describe, expect, it } from 'vitest'
import { readAddress } from '#domain/orders/address.ts'
import { NO_ADDRESS } from '#domain/orders/address-parts.ts'
import { createEmptyDraft } from './read-kept-draft.ts'
import { answersFromOrder, isStepThreeUnanswered, answersToRemember } from './remembered.ts'

const HOME = '12 MG Road, Bengaluru 560001'
const WORK = '4 Park Road, Bengaluru 560002'
const LAST = {
  address: HOME,
  deliveryAddress: HOME,
  addressParts: null,
  deliveryAddressParts: null,
  door: null,
  paymentMethod: 'upi' as const,
  card: null,
  specialInstructions: 'Ring twice',
  preferences: { starch: 'light' as const, finish: 'hanger' as const, fragranceFree: true },
}

describe('the answers that an order copies from the last one', () => {
  it('include addresses, payment method and preferences', () => {
    expect(answersFromOrder(LAST, [])).toEqual({
      address: readAddress(HOME),
      sameAddress: true,
      deliveryAddress: NO_ADDRESS,
      door: null,
      paymentMethod: 'upi',
      cardId: null,
      specialInstructions: 'Ring twice',
      preferences: LAST.preferences,
    })
    expect(answersFromOrder({ ...LAST, deliveryAddress: WORK }, [])).toMatchObject({
      sameAddress: false,
      deliveryAddress: readAddress(WORK),
    })
    const parts = { ...readAddress(HOME), landmark: 'park' }
    expect(answersFromOrder({ ...LAST, addressParts: parts }, []).address).toEqual(parts)
  })

  it('exclude the address of an order for another person, except when repeating it', () => {
    const door = { name: 'Lakshmi', phone: '98450 12121' }
    const remembered = answersToRemember({ ...LAST, door }, [])
    expect(remembered).toMatchObject({ paymentMethod: 'upi', specialInstructions: 'Ring twice' })
    expect(remembered).not.toHaveProperty('address')
    expect(remembered).not.toHaveProperty('door')
    expect(answersFromOrder({ ...LAST, door }, [])).toMatchObject({
      door,
      address: readAddress(HOME),
    })
  })

  it('include the same card while it is saved, and cash otherwise', () => {
    const byCard = {
      ...LAST,
      paymentMethod: 'card' as const,
      card: { brand: 'Visa', last4: '4242' },
    }
    const saved = [
      { _id: 'one', brand: 'Visa', last4: '1881' },
      { _id: 'two', brand: 'Visa', last4: '4242' },
    ]
    expect(answersFromOrder(byCard, saved)).toMatchObject({ paymentMethod: 'card', cardId: 'two' })
    expect(answersFromOrder(byCard, saved.slice(0, 1))).toMatchObject({
      paymentMethod: 'cash',
      cardId: null,
    })
  })

  it('never replace an answer that was already given', () => {
    const fresh = createEmptyDraft(readAddress(HOME))
    expect(isStepThreeUnanswered(fresh, HOME)).toBe(true)
    expect(isStepThreeUnanswered(createEmptyDraft(), HOME)).toBe(true)
    for (const answered of [
      { address: readAddress(WORK) },
      { door: { name: 'Lakshmi', phone: '98450 12121' } },
      { sameAddress: false },
      { paymentMethod: 'upi' as const },
      { specialInstructions: 'No starch' },
      { preferences: LAST.preferences },
    ])
      expect(isStepThreeUnanswered({ ...fresh, ...answered }, HOME)).toBe(false)
  })
})
