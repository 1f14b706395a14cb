/** A saved address's columns from a client's input. */
import { addressLine } from '#domain/orders/address.ts'
import type { Address } from '#domain/orders/address-parts.ts'

/** A text that comes without parts takes the place of those that were kept: they would say something else. */
export function addressColumns(given: {
  address?: string | undefined
  parts?: Address | undefined
}): { address: string; parts: string | null } {
  return given.parts
    ? { address: addressLine(given.parts), parts: JSON.stringify(given.parts) }
    : { address: given.address ?? '', parts: null }
}
