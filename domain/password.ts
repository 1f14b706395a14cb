// Owns which passwords may be chosen; the form and the server ask here alike, and the server a longer list besides.
import { COMMON_PASSWORDS } from './common-passwords.ts'
import { isPublishedPassword } from './published-passwords.ts'

export const PASSWORD_MIN_LENGTH = 8

export const PASSWORD_MAX_LENGTH = 128

export const TOO_COMMON = 'This password is too common. Please choose one that is harder to guess.'

/**
 * Why a password may not be chosen, as a sentence for the person choosing it, or null when it may.
 * At least 8 characters and not a common one; capital letters don't make a common one rare.
 * The demo's are as well known as any, so nobody chooses them, in a demo or out of it.
 */
export function passwordProblem(password: string): string | null {
  if (password.length < PASSWORD_MIN_LENGTH) {
    return `Please choose a password of at least ${PASSWORD_MIN_LENGTH} characters.`
  }
  if (password.length > PASSWORD_MAX_LENGTH) {
    return `Please choose a password of at most ${PASSWORD_MAX_LENGTH} characters.`
  }
  if (COMMON_PASSWORDS.has(password.toLowerCase()) || isPublishedPassword(password)) {
    return TOO_COMMON
  }
  return null
}
