import { beforeEach, describe, expect, it } from 'vitest'
import { addressLine, readAddress } from '#domain/orders/address.ts'
import { NO_ADDRESS } from '#domain/orders/address-parts.ts'
import {
  changeDraft,
  furthestStepOf,
  isStepComplete,
  linesOfDraft,
  readStoredDraft,
  withItemQuantity,
} from './draft.ts'
import { createEmptyDraft, deleteDraft, deleteOwnedDraft, storeDraft } from './read-kept-draft.ts'
import { readBasket, saveBasket } from '#web/features/orders/basket.ts'
import { newIdempotencyKey } from '#web/lib/idempotency-key.ts'
import { stubStorage } from '#web/lib/test-storage.ts'

const priya = { _id: 'priya', address: '12 MG Road, Bengaluru 560001' }
const arjun = { _id: 'arjun', address: '' }

const HOME = readAddress('Flat 4B, Lakeview Residency 560001')

const filled = {
  ...createEmptyDraft(),
  quantities: { 'wash-fold': 3 },
  pickupDate: '2026-11-21',
  pickupTime: '9-11 AM',
  address: HOME,
  specialInstructions: 'Ring twice',
  step: 4 as const,
}

const seen = {
  selection: 'wash-fold×3',
  totalPaise: 35_000,
  expressFeePaise: 0,
  coveredPaise: 0,
  discountPaise: 0,
  lines: [{ itemId: 'wash-fold', title: 'Wash & Fold', unitPricePaise: 12_000 }],
}

beforeEach(() => stubStorage('sessionStorage', 'localStorage'))

describe('a bag', () => {
  it('replaces the listed items, which stay in the draft', () => {
    const bag = changeDraft(filled, { bag: [] })
    expect(isStepComplete(bag, 1)).toBe(false)
    storeDraft({ ...changeDraft(bag, { bag: ['wash-fold'], most: 450 }), ownerId: priya._id })
    const kept = readStoredDraft(priya)
    expect([kept.bag, kept.most, kept.quantities]).toEqual([['wash-fold'], 450, { 'wash-fold': 3 }])
    expect(isStepComplete(kept, 1)).toBe(true)
    expect(isStepComplete(changeDraft(kept, { bag: undefined }), 1)).toBe(true)
  })
})

describe('steps', () => {
  it('open one after the other as each becomes complete', () => {
    const empty = createEmptyDraft()
    const chosen = changeDraft(empty, { quantities: { 'wash-fold': 3 } })
    const dated = changeDraft(chosen, { pickupDate: '2026-11-21' })
    const timed = changeDraft(dated, { pickupTime: '9-11 AM' })
    const blank = changeDraft(timed, { address: { ...NO_ADDRESS, flat: ' ' } })
    const withoutPin = changeDraft(blank, { address: { ...HOME, pin: '' } })
    const addressed = changeDraft(blank, { address: HOME })
    expect([empty, chosen, dated, timed, blank, withoutPin, addressed].map(furthestStepOf)).toEqual(
      [1, 2, 2, 3, 3, 3, 4],
    )
  })

  it('require a delivery address if one was started, and a complete person at the door', () => {
    const elsewhere = { ...filled, sameAddress: false }
    const nameless = { name: ' ', phone: '98450 12121' }
    expect(
      [
        elsewhere,
        { ...elsewhere, deliveryAddress: { ...NO_ADDRESS, flat: '7' } },
        { ...elsewhere, deliveryAddress: HOME },
        { ...filled, door: nameless },
        { ...filled, door: { name: 'Lakshmi', phone: 'x' } },
        { ...filled, door: { ...nameless, name: 'Lakshmi' } },
      ].map((draft) => isStepComplete(draft, 3)),
    ).toEqual([true, false, true, false, false, true])
  })

  it('require nothing on the Review step', () => {
    expect(isStepComplete(createEmptyDraft(), 4)).toBe(true)
  })
})

describe('quantities', () => {
  it('drop an item once its count is 0 or less', () => {
    const two = withItemQuantity(withItemQuantity({}, 'shirt', 2), 'suit', 1)
    expect(withItemQuantity(two, 'shirt', 0)).toEqual({ suit: 1 })
    expect(withItemQuantity(two, 'suit', -1)).toEqual({ shirt: 2 })
  })

  it('keep invalid input, fractions too, for the pricing to refuse', () => {
    const typed = withItemQuantity(withItemQuantity({}, 'shirt', Number.NaN), 'wash', 4.2)
    expect(linesOfDraft({ quantities: typed }, [{ id: 'shirt' }, { id: 'wash' }])).toEqual([
      { itemId: 'shirt', quantity: Number.NaN },
      { itemId: 'wash', quantity: 4.2 },
    ])
  })

  it('become lines in the catalogue’s order, without items no longer offered', () => {
    const quantities = { suit: 1, gone: 4, shirt: 2 }
    expect(linesOfDraft({ quantities }, [{ id: 'shirt' }, { id: 'coat' }, { id: 'suit' }])).toEqual(
      [
        { itemId: 'shirt', quantity: 2 },
        { itemId: 'suit', quantity: 1 },
      ],
    )
  })
})

describe('the idempotency key of an order', () => {
  it('clears when the order changes', () => {
    const keyed = { ...filled, idempotencyKey: newIdempotencyKey() }
    expect(changeDraft(keyed, { address: NO_ADDRESS }).idempotencyKey).toBeNull()
  })

  it('differs each time, in characters that a header accepts', () => {
    const keys = Array.from({ length: 50 }, newIdempotencyKey)
    expect(new Set(keys).size).toBe(50)
    for (const key of keys) expect(key).toMatch(/^[0-9a-f]{32}$/)
  })
})

describe('the draft in a tab', () => {
  it('starts with the person’s saved address', () => {
    expect(addressLine(readStoredDraft(priya).address)).toBe(priya.address)
    expect(readStoredDraft(null).address).toEqual(NO_ADDRESS)
  })

  it('reads back unchanged, also after a visitor has logged in', () => {
    storeDraft(filled)
    expect(readStoredDraft(null)).toEqual(filled)
    expect(readStoredDraft(arjun)).toEqual({ ...filled, ownerId: 'arjun' })
  })

  it('stays hidden from another person', () => {
    storeDraft({ ...filled, ownerId: 'priya' })
    expect(readStoredDraft(arjun)).toEqual({ ...createEmptyDraft(), ownerId: 'arjun' })
  })

  it('hides its owner’s address and instructions from a visitor', () => {
    storeDraft({ ...filled, ownerId: 'priya' })
    const seen = readStoredDraft(null)
    expect(seen.quantities).toEqual(filled.quantities)
    expect(seen.address).toEqual(NO_ADDRESS)
    expect(seen.specialInstructions).toBe('')
  })

  it('is deleted from the tab when its owner logs out', () => {
    storeDraft({ ...filled, ownerId: 'priya' })
    deleteOwnedDraft('priya', false)
    expect(readStoredDraft(priya).address).toEqual(filled.address)
    deleteOwnedDraft(undefined, false)
    expect(sessionStorage.getItem('washlineOrderDraft')).toBeNull()
  })

  it('survives the login of the visitor who started it', () => {
    storeDraft(filled)
    deleteOwnedDraft('arjun', false)
    expect(readStoredDraft(arjun)).toEqual({ ...filled, ownerId: 'arjun' })
  })

  it('is empty after it was deleted', () => {
    storeDraft(filled)
    deleteDraft()
    expect(readStoredDraft(null)).toEqual(createEmptyDraft())
  })

  it.each(['', 'not json', '{}', '{"step":9}', 'null', '[]'])(
    'starts empty when %j is stored',
    (text) => {
      sessionStorage.setItem('washlineOrderDraft', text)
      expect(readStoredDraft(null)).toEqual(createEmptyDraft())
    },
  )

  it.each([
    { step: 5 },
    { quantities: { 'wash-fold': '3' } },
    { quantities: { 'wash-fold': 0 } },
    { quantities: ['wash-fold'] },
    { garmentIds: [7] },
    { pickupDate: 20261121 },
    { deliveryPreference: 'tomorrow' },
    { sameAddress: 'yes' },
    { paymentMethod: 'barter' },
    { seen: { ...seen, totalPaise: 1.5 } },
    { seen: { ...seen, lines: [{ itemId: 'wash-fold' }] } },
  ])('starts empty when the stored draft has %j', (wrong) => {
    sessionStorage.setItem('washlineOrderDraft', JSON.stringify({ ...filled, ...wrong }))
    expect(readStoredDraft(null)).toEqual(createEmptyDraft())
  })

  it('keeps the price that its owner saw', () => {
    storeDraft({ ...filled, ownerId: 'priya', seen })
    expect(readStoredDraft(priya).seen).toEqual(seen)
  })

  it('keeps the price that a visitor saw through their login, so that a new price must be confirmed', () => {
    storeDraft({ ...filled, seen })
    expect(readStoredDraft(arjun).seen).toEqual(seen)
    storeDraft({ ...filled, ownerId: 'priya', seen })
    expect(readStoredDraft(arjun).seen).toBeNull()
  })

  it('is deleted when its owner’s session ends, even with invalid content', () => {
    sessionStorage.setItem('washlineOrderDraft', '{"ownerId":"priya","address":"12 MG Road"}')
    deleteOwnedDraft(undefined, true)
    expect(sessionStorage.getItem('washlineOrderDraft')).toBeNull()
  })
})

describe('a basket from the estimator', () => {
  it('starts the order of a visitor, also after they log in or sign up', () => {
    saveBasket(null, { 'dry-cleaning-shirt': 2, 'wash-fold': 4 })
    for (const person of [null, priya, arjun])
      expect(readStoredDraft(person)).toMatchObject({
        quantities: { 'dry-cleaning-shirt': 2, 'wash-fold': 4 },
        step: 1,
      })
  })

  it('sets the quantities of its items and keeps the rest of a started order', () => {
    const key = newIdempotencyKey()
    storeDraft({
      ...filled,
      quantities: { 'wash-fold': 3, 'ironing-shirt': 1 },
      ownerId: 'priya',
      idempotencyKey: key,
    })
    saveBasket('priya', { 'wash-fold': 5, 'dry-cleaning-suit': 1 })
    expect(readStoredDraft(priya)).toEqual({
      ...filled,
      ownerId: 'priya',
      quantities: { 'wash-fold': 5, 'ironing-shirt': 1, 'dry-cleaning-suit': 1 },
      step: 1,
      idempotencyKey: null,
    })
  })

  it('changes nothing in an order that already contains it', () => {
    storeDraft(filled)
    saveBasket(null, filled.quantities)
    expect(readStoredDraft(null)).toEqual(filled)
    expect(readStoredDraft(arjun)).toEqual({ ...filled, ownerId: 'arjun' })
  })

  it('stays apart from another person’s draft in the tab', () => {
    storeDraft({ ...filled, ownerId: 'priya' })
    saveBasket(null, { 'dry-cleaning-suit': 1 })
    expect(readStoredDraft(null).quantities).toEqual(filled.quantities)
    expect(readStoredDraft(arjun).quantities).toEqual({ 'dry-cleaning-suit': 1 })
  })

  it('disappears from the device at logout', () => {
    saveBasket('priya', { 'dry-cleaning-suit': 1 })
    deleteOwnedDraft(undefined, false)
    expect(readBasket('priya')).toBeNull()
  })
})

describe('garments', () => {
  const withGarments = { ...filled, ownerId: priya._id, garmentIds: ['shirt', 'suit'] }

  it('stay with their owner', () => {
    storeDraft(withGarments)
    expect(readStoredDraft(priya).garmentIds).toEqual(['shirt', 'suit'])
  })

  it('stay hidden from another person in the same tab', () => {
    storeDraft(withGarments)
    expect(readStoredDraft(arjun).garmentIds).toEqual([])
    expect(readStoredDraft(null).garmentIds).toEqual([])
  })

  it('stay empty in an older draft without any', () => {
    const { garmentIds: _, ...older } = withGarments
    storeDraft(older as typeof withGarments)
    expect(readStoredDraft(priya)).toMatchObject({ quantities: filled.quantities, garmentIds: [] })
  })
})
