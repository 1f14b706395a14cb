/** The stored hash of a code: useless without the secret, and valid for one person and number. */
import { hashWithSecret } from '../../../http/callers/source.ts'

export function codeHash(
  code: { userId: string; number: string; code: string },
  secret: string,
): string {
  return hashWithSecret(`phone-code:${code.userId}:${code.number}:${code.code}`, secret)
}
