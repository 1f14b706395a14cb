/** What is kept of a code that signs in: worth nothing without the secret, and for one ticket alone. */
import { keyedHash } from '../../../http/callers/source.ts'

export function codeHash(ticketHash: string, code: string, secret: string): string {
  return keyedHash(`sign-in-code:${ticketHash}:${code}`, secret)
}
