/** What is kept of a code: worth nothing without the secret, and for this person and number alone. */
import { keyedHash } from '../../../http/callers/source.ts'

export function codeHash(
  code: { userId: string; number: string; code: string },
  secret: string,
): string {
  return keyedHash(`phone-code:${code.userId}:${code.number}:${code.code}`, secret)
}
