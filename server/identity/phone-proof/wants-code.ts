/** Whether a code would change anything about a number: prove it, or let it sign its owner in. */
import { mobileNumber } from '#domain/phone.ts'
import { isStaff } from '#domain/roles.ts'

interface Found {
  phone: string
  phone_proven_at: Date | null
  role: string
  signs_in: boolean
}

export function wantsCode(found: Found): boolean {
  return found.phone !== '' && (found.phone_proven_at === null || canSignIn(found))
}

/** Whether the number could sign its owner in, and doesn't yet. */
export function canSignIn({ phone, role, signs_in }: Omit<Found, 'phone_proven_at'>): boolean {
  return !signs_in && !isStaff({ role }) && mobileNumber(phone) !== null
}
