// Password rules, shared by form and server; the server also checks a longer list.
import { COMMON_PASSWORDS } from './common-passwords.ts'
import { isPublishedPassword } from './published-passwords.ts'

export const PASSWORD_MIN_LENGTH = 8

export const PASSWORD_MAX_LENGTH = 128

export type PasswordProblem = 'too_short' | 'too_long' | 'too_common'

/**
 * Why a password may not be chosen, or null when it may.
 * At least 8 characters and not a common one; capital letters don't make a common one rare.
 * The demo's are as well known as any, so nobody chooses them, in a demo or out of it.
 */
export function passwordProblem(password: string): PasswordProblem | null {
  if (password.length < PASSWORD_MIN_LENGTH) return 'too_short'
  if (password.length > PASSWORD_MAX_LENGTH) return 'too_long'
  const isKnown = COMMON_PASSWORDS.has(password.toLowerCase()) || isPublishedPassword(password)
  return isKnown ? 'too_common' : null
}
