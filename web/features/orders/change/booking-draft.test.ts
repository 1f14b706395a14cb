import { expect, it } from 'vitest'
import type { Order } from '#contract/orders/orders.ts'
import { readAddress } from '#domain/orders/address.ts'
import { USUAL_CARE } from '#domain/catalogue/care-preferences.ts'
import {
  changedBookingFields,
  bookingDraftOf,
  isBookingComplete,
  saveBookingDraft,
  readBookingDraft,
} from './booking-draft.ts'

const HOME = '12, Church Street, Bengaluru 560001'
const OFFICE = readAddress('Unit 4, Residency Road, Bengaluru 560025')
const LINE = { itemId: 'wash-fold', service: 'wash-fold', name: 'Wash & Fold', unit: 'kg' }
const order = {
  _id: 'one',
  lines: [{ ...LINE, quantity: 3, listPrice: 70, unitPrice: 70 }],
  garments: [{ _id: 'shirt', name: 'Shirt' }],
  address: HOME,
  addressParts: null,
  deliveryAddress: HOME,
  deliveryAddressParts: null,
  door: null,
  specialInstructions: '',
  preferences: USUAL_CARE,
  history: [{ event: 'placed' }],
} as unknown as Order
const draft = bookingDraftOf(order)

it('sends no unchanged field', () => {
  expect(changedBookingFields(order, draft)).toEqual({})
  const spaced = { ...draft.address, flat: ' 12 ' }
  const preferences = { ...USUAL_CARE, notes: '' }
  expect(changedBookingFields(order, { ...draft, address: spaced, preferences })).toEqual({})
})

it('sends changed fields', () => {
  const rows = draft.rows.map((row) => ({ ...row, quantity: 5 }))
  expect(changedBookingFields(order, { ...draft, rows, address: OFFICE })).toEqual({
    lines: [{ itemId: 'wash-fold', quantity: 5 }],
    addressParts: OFFICE,
  })
  expect(changedBookingFields(order, { ...draft, garmentIds: ['shirt', 'suit'] })).toEqual({
    garmentIds: ['shirt', 'suit'],
  })
  expect(changedBookingFields(order, { ...draft, garmentIds: [] })).toEqual({ garmentIds: [] })
  const elsewhere = { ...draft, sameAddress: false, deliveryAddress: OFFICE }
  expect(changedBookingFields(order, elsewhere)).toEqual({ deliveryAddressParts: OFFICE })
  const apart = { ...order, deliveryAddress: 'Unit 4, Residency Road 560025' }
  expect(changedBookingFields(apart, { ...bookingDraftOf(apart), sameAddress: true })).toEqual({
    deliveryAddress: '',
  })
})

it('refuses to send without a complete address, a phone number at the door and at least one item', () => {
  const wished = (changed: Partial<typeof draft>) =>
    isBookingComplete(changedBookingFields(order, { ...draft, ...changed }))
  expect(wished({ address: OFFICE })).toBe(true)
  expect(wished({ address: { ...OFFICE, pin: '' } })).toBe(false)
  expect(wished({ door: { name: 'Meera', phone: '98450 22222' } })).toBe(true)
  expect(wished({ door: { name: 'Meera', phone: '' } })).toBe(false)
  expect(wished({ rows: draft.rows.map((row) => ({ ...row, quantity: 0 })) })).toBe(false)
})

it('keeps unfinished changes until the order changes', () => {
  saveBookingDraft(order._id, { ...draft, specialInstructions: 'Ring twice' })
  expect(readBookingDraft(order).specialInstructions).toBe('Ring twice')
  const changed = { ...order, history: [...order.history, { event: 'changed' }] } as Order
  expect(readBookingDraft(changed).specialInstructions).toBe('')
})
