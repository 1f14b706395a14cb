// A customer's unsaved changes to a booked order, kept while the page is open, so that a closed dialog loses
// nothing.
import { isCollectedAtCounter } from '#domain/orders/record/hand-over.ts'
import type { changeBooking } from '#contract/orders/booking-change.ts'
import type { InputOf } from '#contract/base/call.ts'
import type { Order } from '#contract/orders/orders.ts'
import { isCompleteAddress } from '#domain/orders/address.ts'
import { type Address, type DoorContact, NO_ADDRESS } from '#domain/orders/address-parts.ts'
import type { CarePreferences } from '#domain/catalogue/care-preferences.ts'
import { countsAsRevision } from '#domain/orders/record/order-lifecycle.ts'
import { isPhone } from '#domain/accounts/phone.ts'
import { isInTenths } from '#domain/base/quantity.ts'
import { addressFromSaved, isSameAddress } from '#web/features/addresses/saved-address.ts'
import { onPersonChange } from '#web/lib/session.tsx'
import { areRowsChanged, linesOfRows, rowsOfOrder, type Row } from './changed-lines.ts'

export type BookingDraft = {
  /** How often the order was changed when this began. */
  revision: number
  rows: readonly Row[]
  garmentIds: readonly string[]
  address: Address
  sameAddress: boolean
  deliveryAddress: Address
  door: DoorContact | null
  specialInstructions: string
  preferences: CarePreferences
}

const kept = new Map<string, BookingDraft>()

onPersonChange(() => kept.clear())

/** What was begun, as long as the order is still the one that it began from; else the order as it is. */
export function readBookingDraft(order: Order): BookingDraft {
  const draft = kept.get(order._id)
  return draft?.revision === countOrderChanges(order) ? draft : bookingDraftOf(order)
}

export function saveBookingDraft(orderId: string, draft: BookingDraft): void {
  kept.set(orderId, draft)
}

/** Forgets it once it is sent. */
export function deleteBookingDraft(orderId: string): void {
  kept.delete(orderId)
}

/** How often an order was changed, as the call asks for it. */
export function countOrderChanges({ history }: Pick<Order, 'history'>): number {
  return history.filter(({ event }) => countsAsRevision(event)).length
}

export function bookingDraftOf(order: Order): BookingDraft {
  // What is collected goes to no address.
  const sameAddress = isCollectedAtCounter(order) || order.deliveryAddress === order.address
  return {
    revision: countOrderChanges(order),
    rows: rowsOfOrder(order.lines),
    garmentIds: order.garments.map(({ _id }) => _id),
    address: addressFromSaved({ address: order.address, parts: order.addressParts }),
    sameAddress,
    deliveryAddress: sameAddress
      ? NO_ADDRESS
      : addressFromSaved({ address: order.deliveryAddress, parts: order.deliveryAddressParts }),
    door: order.door,
    specialInstructions: order.specialInstructions,
    preferences: order.preferences,
  }
}

type Body = Omit<InputOf<typeof changeBooking>['body'], 'total' | 'revision'>

/** The body that says only what of a draft is another than in the order; empty where nothing is. */
export function changedBookingFields(order: Order, draft: BookingDraft): Body {
  const before = bookingDraftOf(order)
  const { address, sameAddress, deliveryAddress, door, specialInstructions, preferences } = draft
  const isElsewhere = !sameAddress && !isSamePlace(before.deliveryAddress, deliveryAddress)
  return {
    ...(areRowsChanged(draft.rows) && { lines: linesOfRows(draft.rows) }),
    ...(!areSameIds(before.garmentIds, draft.garmentIds) && { garmentIds: [...draft.garmentIds] }),
    ...(!isSamePlace(before.address, address) && { addressParts: address }),
    ...(sameAddress && !before.sameAddress && { deliveryAddress: '' }),
    ...(isElsewhere && { deliveryAddressParts: deliveryAddress }),
    ...(!areAlike(before.door ?? {}, door ?? {}) && { door }),
    ...(before.specialInstructions !== specialInstructions && { specialInstructions }),
    ...(!areAlike(before.preferences, preferences) && { preferences }),
  }
}

/** Whether all of it can be sent: somebody could go there, and call who is at the door. */
export function isBookingComplete({
  addressParts,
  deliveryAddressParts,
  door,
  lines,
}: Body): boolean {
  const addresses = [addressParts, deliveryAddressParts].filter((parts) => parts !== undefined)
  return (
    addresses.every((parts) => isCompleteAddress({ ...NO_ADDRESS, ...(parts as Address) })) &&
    (!door || (door.name.trim() !== '' && door.phone.trim() !== '' && isPhone(door.phone))) &&
    (lines === undefined ||
      (lines.length > 0 && lines.every(({ quantity }) => isInTenths(quantity))))
  )
}

function isSamePlace(one: Address, other: Address): boolean {
  return isSameAddress(one, other) && areAlike(one.point ?? {}, other.point ?? {})
}

function areSameIds(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((id) => other.includes(id))
}

/** What is left out is as good as empty. */
function areAlike(one: object, other: object): boolean {
  const [a, b] = [one, other].map((each) => new Map<string, unknown>(Object.entries(each)))
  return [...a!.keys(), ...b!.keys()].every((name) => (a!.get(name) ?? '') === (b!.get(name) ?? ''))
}
