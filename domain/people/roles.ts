// Roles of a person: which belong to staff, and their names in the API.

/** What somebody who works for the laundry does there: the presets of permissions. */
export const PRESETS = ['owner', 'manager', 'counter', 'plant', 'rider'] as const
export type Preset = (typeof PRESETS)[number]

/** What is stored of a person. */
export type Role = 'customer' | Preset

/** A person's `role` in answers: `admin` works on orders in the console, `staff` has screens of their own. */
export const WIRE_ROLES = ['customer', 'staff', 'admin'] as const
export type WireRole = (typeof WIRE_ROLES)[number]

/** Whether somebody works for the laundry. A role that isn't known is a customer's, and so is nobody's. */
export function isStaff(person: { role: string } | null | undefined): boolean {
  return STAFF.includes(person?.role)
}

const STAFF: readonly (string | undefined)[] = [...PRESETS, 'staff', 'admin']
