// Form parts of a saved address or an order's: stored parts, or those parsed from its text.
import { addressLine, readAddress } from '#domain/orders/address.ts'
import type { Address } from '#domain/orders/address-parts.ts'

export function addressFromSaved({
  address,
  parts,
}: {
  address: string
  parts: Address | null
}): Address {
  return parts ?? readAddress(address)
}

/** Whether two addresses say the same, whatever is known of where their doors are. */
export function isSameAddress(one: Address, other: Address): boolean {
  return addressLine(one) === addressLine(other)
}
