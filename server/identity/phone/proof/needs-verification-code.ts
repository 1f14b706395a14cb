/** Whether a verification code is needed: to prove a number, to enable sign-in by it, or to add a missing email. */
import { normalizeIndianMobile } from '#domain/accounts/phone.ts'
import { isStaff } from '#domain/people/roles.ts'

interface Found {
  email: string
  phone: string
  phone_proven_at: Date | null
  role: string
  signs_in: boolean
}

export function needsVerificationCode(found: Found): boolean {
  return (
    found.phone !== '' &&
    (found.email === '' || found.phone_proven_at === null || canEnablePhoneSignIn(found))
  )
}

/** Whether the number could sign its owner in, and doesn't yet. */
export function canEnablePhoneSignIn({
  phone,
  role,
  signs_in,
}: Omit<Found, 'phone_proven_at' | 'email'>): boolean {
  return !signs_in && !isStaff({ role }) && normalizeIndianMobile(phone) !== null
}
