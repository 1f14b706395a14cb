import { describe, expect, it } from 'vitest'
import { changedBooking, type Booking } from './booking-change.ts'
import { USUAL_CARE } from '../catalogue/care-preferences.ts'

const HOME = '12 Church Street, Bengaluru 560001'
const OFFICE = '4 Residency Road, Bengaluru 560025'
const PARTS = {
  flat: 'Flat 3',
  building: '',
  street: 'Residency Road',
  area: '',
  landmark: '',
  pin: '560025',
  point: null,
}
const LINE = 'Flat 3, Residency Road 560025'
const booked: Booking = {
  lines: [{ itemId: 'wash-fold', quantity: 3 }],
  garments: ['shirt', 'suit'],
  address: HOME,
  addressParts: null,
  deliveryAddress: HOME,
  deliveryAddressParts: null,
  door: null,
  specialInstructions: 'Ring twice',
  preferences: USUAL_CARE,
}

describe('a customer’s change of a booked order', () => {
  it('is empty when no field is given, or only the same values', () => {
    expect(changedBooking(booked, {})).toEqual({ booking: booked, parts: [] })
    const { addressParts: _, deliveryAddressParts: __, ...plain } = booked
    const again = { ...plain, lines: [...plain.lines, { itemId: 'saree', quantity: 0 }] }
    expect(changedBooking(booked, again).parts).toEqual([])
    expect(changedBooking(booked, { garments: ['suit', 'shirt', 'suit'] }).parts).toEqual([])
  })

  it('includes garments when different ones or an empty list are given', () => {
    expect(changedBooking(booked, { garments: ['shirt'] }).parts).toEqual(['garments'])
    expect(changedBooking(booked, { garments: [] }).booking.garments).toEqual([])
  })

  it('moves the delivery with the pickup when both had the same address', () => {
    const { booking, parts } = changedBooking(booked, { address: OFFICE })
    expect([booking.address, booking.deliveryAddress]).toEqual([OFFICE, OFFICE])
    expect(parts).toEqual(['address', 'deliveryAddress'])
  })

  it('keeps a delivery address that is separate, or given with the change', () => {
    const apart = { ...booked, deliveryAddress: OFFICE }
    expect(changedBooking(apart, { address: 'New' }).booking.deliveryAddress).toBe(OFFICE)
    const kept = changedBooking(booked, { address: OFFICE, deliveryAddress: HOME })
    expect(kept.booking.deliveryAddress).toBe(HOME)
    expect(kept.parts).toEqual(['address'])
    expect(changedBooking(apart, { deliveryAddress: '' }).booking.deliveryAddress).toBe(HOME)
  })

  it('writes an address from its parts, and clears the parts when a text is given', () => {
    const { booking, parts } = changedBooking(booked, { addressParts: PARTS })
    expect(booking).toMatchObject({ address: LINE, addressParts: PARTS, deliveryAddress: LINE })
    expect(parts).toEqual(['address', 'deliveryAddress'])
    expect(changedBooking(booking, { address: LINE }).parts).toEqual([])
    expect(changedBooking(booking, { address: HOME }).booking.addressParts).toBeNull()
    const moved = { ...PARTS, point: { latitude: 12.9, longitude: 77.6, accuracy: 9 } }
    expect(changedBooking(booking, { addressParts: moved }).parts).toEqual([
      'address',
      'deliveryAddress',
    ])
  })

  it('lists every changed part', () => {
    const { parts } = changedBooking(booked, {
      door: { name: 'Meera', phone: '98450 22222' },
      preferences: { ...USUAL_CARE, finish: 'hanger' },
      specialInstructions: '',
      lines: [{ itemId: 'wash-fold', quantity: 4 }],
    })
    expect(parts).toEqual(['lines', 'door', 'specialInstructions', 'preferences'])
  })
})
