// The roles that a person can have, as the API names them, and which of them are staff's.

export const ROLES = ['customer', 'admin'] as const
export type Role = (typeof ROLES)[number]

/** Whether somebody works for the laundry. A role that isn't known is a customer's, and so is nobody's. */
export function isStaff(person: { role: string } | null | undefined): boolean {
  return person?.role === 'admin'
}
