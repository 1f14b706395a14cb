// Where and when an order that staff take changes hands: what is chosen, and what is sent of it.
import { isCompleteAddress } from '#domain/address.ts'
import { type Address, NO_ADDRESS } from '#domain/address-parts.ts'
import type { HandOver } from '#domain/hand-over.ts'
import type { PickupChoice } from '#web/features/pickup/free-slot.ts'
import type { Asked } from './use-take-order.ts'

export type Ways = {
  pickupHandOver: HandOver
  deliveryHandOver: HandOver
  slot: PickupChoice
  /** Null as long as nobody has touched it: the customer's own. */
  address: Address | null
  /** Where it goes back to; null for where it was picked up, or for the customer's own. */
  deliveryAddress: Address | null
  /** The day that it is back, and the window; empty for the first. */
  day: string
  time: string
}

export const AT_THE_COUNTER: Ways = {
  pickupHandOver: 'counter',
  deliveryHandOver: 'counter',
  slot: { pickupDate: null, pickupTime: null },
  address: null,
  deliveryAddress: null,
  day: '',
  time: '',
}

/** Both addresses as they stand in the fields. @param own the customer's default one */
export function addressesIn(
  { pickupHandOver, address, deliveryAddress }: Ways,
  own: Address | undefined,
): { pickup: Address; delivery: Address } {
  const pickup = address ?? own ?? NO_ADDRESS
  const usual = pickupHandOver === 'home' ? pickup : (own ?? NO_ADDRESS)
  return { pickup, delivery: deliveryAddress ?? usual }
}

/** What is sent of the ways; null while something is missing. */
export function askedWays(ways: Ways, own: Address | undefined): Partial<Asked> | null {
  const { pickupHandOver, deliveryHandOver, slot, day, time } = ways
  const { pickup, delivery } = addressesIn(ways, own)
  const back = {
    pickupHandOver,
    deliveryHandOver,
    ...(day !== '' && { deliveryPreference: 'scheduled' as const, deliveryDate: day }),
    ...(deliveryHandOver === 'home' && time !== '' && { deliveryTime: time }),
  }
  if (deliveryHandOver === 'home' && !isCompleteAddress(delivery)) return null
  const deliveryAddressParts =
    deliveryHandOver === 'home' && (pickupHandOver === 'counter' || delivery !== pickup)
      ? { deliveryAddressParts: delivery }
      : {}
  if (pickupHandOver === 'counter') return { ...back, ...deliveryAddressParts }
  const { pickupDate, pickupTime } = slot
  if (pickupDate === null || pickupTime === null || !isCompleteAddress(pickup)) return null
  return { ...back, ...deliveryAddressParts, pickupDate, pickupTime, addressParts: pickup }
}
