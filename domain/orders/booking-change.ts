// Changeable parts of a booked order: for its customer until pickup, for staff until it is over.
import { addressLine } from './address.ts'
import type { Address, DoorContact } from './address-parts.ts'
import type { CarePreferences } from '../catalogue/care-preferences.ts'
import { areLinesEqual } from './changed-lines.ts'
import { type HandOvers, isBroughtToCounter, isCollectedAtCounter } from './record/hand-over.ts'
import type { OrderStatus } from './record/order-lifecycle.ts'
import type { OrderLine } from '../catalogue/pricing.ts'

/** In the order in which they are named. */
export const BOOKING_PARTS = [
  'lines',
  'garments',
  'address',
  'deliveryAddress',
  'door',
  'specialInstructions',
  'preferences',
] as const
export type BookingPart = (typeof BOOKING_PARTS)[number]

export type Booking = {
  readonly lines: readonly OrderLine[]
  /** The ids of what the customer named from their wardrobe. */
  readonly garments: readonly string[]
  readonly address: string
  /** The same in parts; null where it came as one text. */
  readonly addressParts: Address | null
  readonly deliveryAddress: string
  readonly deliveryAddressParts: Address | null
  /** Null where it is the customer. */
  readonly door: DoorContact | null
  readonly specialInstructions: string
  readonly preferences: CarePreferences
}

/**
 * What is left out stays. Parts of an address win over its text, and an empty delivery address is the pickup
 * address.
 */
export type BookingInput = {
  readonly [Name in keyof Booking]?:
    | (Name extends `${string}Parts` ? Address : Booking[Name])
    | undefined
}

/** What of a booking was another before, in words; empty for nothing. */
export type PartChange = {
  readonly part: BookingPart
  readonly from: string
  readonly to: string
}

/** What staff change of a booking beside its items: these have a way of their own, with a reason. */
export type EditedPart = Exclude<BookingPart, 'lines' | 'garments'>

/** Why staff can't change a part any more; null where they can. */
export function editRefusalFor(
  part: EditedPart,
  { status, ...order }: HandOvers & { readonly status: OrderStatus },
): 'cancelled' | 'completed' | 'pickedUp' | 'collected' | null {
  if (status === 'cancelled' || status === 'completed') return status
  if (part === 'address' && (status !== 'pickup_scheduled' || isBroughtToCounter(order)))
    return 'pickedUp'
  return part === 'deliveryAddress' && isCollectedAtCounter(order) ? 'collected' : null
}

/**
 * A booking as an input leaves it, and which parts of it are others then. A delivery address that was the
 * pickup address goes with it, unless another is named.
 */
export function changedBooking(
  before: Booking,
  input: BookingInput,
): { readonly booking: Booking; readonly parts: readonly BookingPart[] } {
  const pickup = placeOf(input.address, input.addressParts, pickupPlace(before))
  const isOnePlace = before.deliveryAddress === before.address
  const wasDelivery = isOnePlace ? pickup : deliveryPlace(before)
  const isPickup = input.deliveryAddress === '' && !input.deliveryAddressParts
  const delivery = isPickup
    ? pickup
    : placeOf(input.deliveryAddress, input.deliveryAddressParts, wasDelivery)
  const booking = {
    lines: input.lines ?? before.lines,
    garments: input.garments ?? before.garments,
    address: pickup.text,
    addressParts: pickup.parts,
    deliveryAddress: delivery.text,
    deliveryAddressParts: delivery.text === pickup.text ? pickup.parts : delivery.parts,
    door: input.door === undefined ? before.door : input.door,
    specialInstructions: input.specialInstructions ?? before.specialInstructions,
    preferences: input.preferences ?? before.preferences,
  }
  return { booking, parts: BOOKING_PARTS.filter((part) => !IS_SAME[part](before, booking)) }
}

type Place = { readonly text: string; readonly parts: Address | null }

const pickupPlace = (booking: Booking): Place => ({
  text: booking.address,
  parts: booking.addressParts,
})
const deliveryPlace = (booking: Booking): Place => ({
  text: booking.deliveryAddress,
  parts: booking.deliveryAddressParts,
})

/** The place that is named; without a name, or by the same text, the one that it was. */
function placeOf(text: string | undefined, parts: Address | undefined, before: Place): Place {
  if (parts) return { text: addressLine(parts), parts }
  return text === undefined || text === before.text ? before : { text, parts: null }
}

const IS_SAME: Readonly<Record<BookingPart, (one: Booking, other: Booking) => boolean>> = {
  lines: (one, other) => areLinesEqual(one.lines, other.lines),
  garments: (one, other) => areSameIds(one.garments, other.garments),
  address: (one, other) => isSamePlace(pickupPlace(one), pickupPlace(other)),
  deliveryAddress: (one, other) => isSamePlace(deliveryPlace(one), deliveryPlace(other)),
  door: ({ door: one }, { door: other }) =>
    one?.name === other?.name && one?.phone === other?.phone,
  specialInstructions: (one, other) => one.specialInstructions === other.specialInstructions,
  preferences: (one, other) => areSamePreferences({ ...one.preferences }, { ...other.preferences }),
}

/** In any order, each as often as it likes. */
function areSameIds(one: readonly string[], other: readonly string[]): boolean {
  const [a, b] = [one, other].map((ids) => new Set(ids.map((id) => id.toLowerCase())))
  return a!.size === b!.size && [...a!].every((id) => b!.has(id))
}

/** What is left out is as good as empty. */
function areSamePreferences(
  one: Readonly<Record<string, unknown>>,
  other: Readonly<Record<string, unknown>>,
): boolean {
  const names = new Set([...Object.keys(one), ...Object.keys(other)])
  return [...names].every((name) => (one[name] ?? '') === (other[name] ?? ''))
}

/** The same words, and the same point on a map where there is one. */
function isSamePlace(one: Place, other: Place): boolean {
  const [a, b] = [one.parts?.point, other.parts?.point]
  return one.text === other.text && a?.latitude === b?.latitude && a?.longitude === b?.longitude
}
