/** An order's booking fields beside its items: read from the row, validated, and written back. */
import type { Booking, BookingPart, PartChange } from '#domain/orders/booking-change.ts'
import { carePreferencesToStore } from '#domain/catalogue/care-preferences.ts'
import type { BusinessSettings } from '#domain/settings/business-settings.ts'
import type { Words } from '#words/words.ts'
import type { Tx } from '../../../database/transaction.ts'
import type { Person } from '../../../http/callers/session.ts'
import { checkAddresses } from '../placing/check-addresses.ts'
import { doorContactFromRow } from '../record/door-contact-from-row.ts'
import { orderedLinesOf } from '../pricing/price-order-change.ts'
import type { OrderRow } from '../record/orders-store.ts'

export function bookingFromRow(order: OrderRow): Booking {
  return {
    lines: orderedLinesOf(order),
    garments: order.garments.map((garment) => garment.id),
    address: order.address,
    addressParts: order.address_parts,
    deliveryAddress: order.delivery_address,
    deliveryAddressParts: order.delivery_address_parts,
    door: doorContactFromRow(order),
    specialInstructions: order.special_instructions,
    preferences: order.preferences,
  }
}

/** The columns that keep it, but for lines and garments. */
export function bookingColumns(booking: Booking) {
  return {
    address: booking.address,
    address_parts: jsonOf(booking.addressParts),
    delivery_address: booking.deliveryAddress,
    delivery_address_parts: jsonOf(booking.deliveryAddressParts),
    door_name: booking.door?.name ?? '',
    door_phone: booking.door?.phone ?? '',
    special_instructions: booking.specialInstructions,
    preferences: JSON.stringify(carePreferencesToStore(booking.preferences)),
  }
}

/** What is collected at the counter goes to no address. */
export function omitCounterDeliveryAddress<Input extends object>(
  input: Input,
  order: OrderRow,
): Input {
  if (order.delivery_hand_over === 'home') return input
  return { ...input, deliveryAddress: undefined, deliveryAddressParts: undefined }
}

/**
 * An address that stays is not looked at again: it was accepted when the order was placed.
 * @throws AppError `address_incomplete`, `not_served`
 */
export async function checkNewAddresses(
  tx: Tx,
  settings: Pick<BusinessSettings, 'areas'>,
  customer: Person,
  booking: Booking,
  parts: readonly BookingPart[],
): Promise<void> {
  const others = (['address', 'deliveryAddress'] as const)
    .filter((part) => parts.includes(part))
    .map((part) => booking[part])
  await checkAddresses(tx, settings, customer, others)
}

/** From what to what each part is changed that has words for it, for staff who read the order's history. */
export function describeBookingChanges(
  words: Words,
  before: Booking,
  after: Booking,
  parts: readonly BookingPart[],
): PartChange[] {
  const [from, to] = [before, after].map((booking) => textsOf(words, booking))
  return parts.flatMap((part) =>
    part === 'lines' || part === 'garments' ? [] : [{ part, from: from![part], to: to![part] }],
  )
}

function textsOf({ carePreferences }: Words, booking: Booking) {
  const { address, deliveryAddress, door, specialInstructions, preferences } = booking
  return {
    address,
    deliveryAddress,
    door: door === null ? '' : `${door.name}, ${door.phone}`,
    specialInstructions,
    preferences: carePreferences.asked(preferences).join(', '),
  }
}

function jsonOf(parts: Booking['addressParts']): string | null {
  return parts && JSON.stringify(parts)
}
