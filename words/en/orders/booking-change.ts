// Names of a booked order's changed parts.
import type { BookingPart } from '#domain/orders/booking-change.ts'

const NAMES: Readonly<Record<BookingPart, string>> = {
  lines: 'items',
  garments: 'garments',
  address: 'pickup address',
  deliveryAddress: 'delivery address',
  door: 'person at the door',
  specialInstructions: 'instructions',
  preferences: 'preferences',
}

const list = new Intl.ListFormat('en-IN')

/** "items", "addresses and instructions". */
export function bookingPartsText(parts: readonly BookingPart[]): string {
  const bothAddresses = parts.includes('address') && parts.includes('deliveryAddress')
  const names = parts.map((part) =>
    bothAddresses && part === 'address' ? 'addresses' : NAMES[part],
  )
  return list.format(names.filter((name) => !bothAddresses || name !== NAMES.deliveryAddress))
}

/** "Items and pickup address changed"; without parts it was staff who changed the items. */
export function changedPartsText(parts: readonly BookingPart[] | null): string {
  const named = bookingPartsText(parts ?? ['lines'])
  return `${named[0]!.toUpperCase()}${named.slice(1)} changed`
}
