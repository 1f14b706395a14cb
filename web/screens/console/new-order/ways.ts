// Hand-overs of an order that staff place: chosen places and times, and the request.
import { isCompleteAddress } from '#domain/orders/address.ts'
import { type Address, type DoorContact, NO_ADDRESS } from '#domain/orders/address-parts.ts'
import type { HandOver } from '#domain/orders/record/hand-over.ts'
import { cleanPinCode } from '#domain/slots/coverage.ts'
import { isPhone } from '#domain/accounts/phone.ts'
import { parseGrams } from '#web/features/orders/clothes/parse-grams.ts'
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
  /** Who is at the door instead of the customer; null for the customer. */
  door: DoorContact | null
  /** Of what is brought to the counter: how many bags, 0 where nobody counted, and kilograms as they were typed. */
  bags: number
  weight: string
  /** Back the same day, for a fee. */
  express: boolean
  /** The day that it is back, and the window; empty for the first. */
  day: string
  time: string
}

/** What is chosen of when it is back, where that may not be possible any more. */
export const FIRST_DAY = { express: false, day: '', time: '' }

export const AT_THE_COUNTER: Ways = {
  pickupHandOver: 'counter',
  deliveryHandOver: 'counter',
  slot: { pickupDate: null, pickupTime: null },
  address: null,
  deliveryAddress: null,
  door: null,
  bags: 0,
  weight: '',
  ...FIRST_DAY,
}

/** Both addresses as they stand in the fields. @param own the customer's default one */
export function handOverAddresses(
  { pickupHandOver, address, deliveryAddress }: Ways,
  own: Address | undefined,
): { pickup: Address; delivery: Address } {
  const pickup = address ?? own ?? NO_ADDRESS
  const usual = pickupHandOver === 'home' ? pickup : (own ?? NO_ADDRESS)
  return { pickup, delivery: deliveryAddress ?? usual }
}

/** The PIN code of the pickup; null where clothes are brought to the counter. @param own the customer's default address */
export function pickupPinCodeOf(ways: Ways, own: Address | undefined): string | null {
  return ways.pickupHandOver === 'counter'
    ? null
    : cleanPinCode(handOverAddresses(ways, own).pickup.pin)
}

/** How many bags lie on the counter, and what they weigh; null for what can't be. */
function broughtBags({ bags, weight }: Ways): Pick<Asked, 'bags' | 'grams'> | null {
  if (bags === 0) return {}
  const grams = parseGrams(weight)
  if (!Number.isInteger(bags) || bags < 0 || grams === 'bad') return null
  return { bags, ...(grams !== null && { grams }) }
}

/** What is sent of the ways; null while something is missing. */
export function handOversToSend(ways: Ways, own: Address | undefined): Partial<Asked> | null {
  const { pickupHandOver, deliveryHandOver, slot, door, express, day, time } = ways
  const { pickup, delivery } = handOverAddresses(ways, own)
  const isAtHome = pickupHandOver === 'home' || deliveryHandOver === 'home'
  const back = {
    pickupHandOver,
    deliveryHandOver,
    ...(express && { deliveryPreference: 'express' as const }),
    ...(isAtHome && door && { door }),
    ...(day !== '' && { deliveryPreference: 'scheduled' as const, deliveryDate: day }),
    ...(deliveryHandOver === 'home' && time !== '' && { deliveryTime: time }),
  }
  if (isAtHome && door && (door.name.trim() === '' || !isPhone(door.phone))) return null
  if (deliveryHandOver === 'home' && !isCompleteAddress(delivery)) return null
  const deliveryAddressParts =
    deliveryHandOver === 'home' && (pickupHandOver === 'counter' || delivery !== pickup)
      ? { deliveryAddressParts: delivery }
      : {}
  if (pickupHandOver === 'counter') {
    const brought = broughtBags(ways)
    return brought && { ...back, ...deliveryAddressParts, ...brought }
  }
  const { pickupDate, pickupTime } = slot
  if (pickupDate === null || pickupTime === null || !isCompleteAddress(pickup)) return null
  return { ...back, ...deliveryAddressParts, pickupDate, pickupTime, addressParts: pickup }
}
