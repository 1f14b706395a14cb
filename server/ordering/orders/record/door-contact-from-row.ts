/** The contact at an order's door, if not the customer. */
import type { DoorContact } from '#domain/orders/address-parts.ts'

/** Null where it is the customer. */
export function doorContactFromRow(row: {
  door_name: string
  door_phone: string
}): DoorContact | null {
  return row.door_name === '' ? null : { name: row.door_name, phone: row.door_phone }
}
