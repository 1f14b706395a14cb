/** The stored hash of a sign-in code: useless without the secret, and valid for one ticket. */
import { keyedHash } from '../../../http/callers/source.ts'

export function codeHash(ticketHash: string, code: string, secret: string): string {
  return keyedHash(`sign-in-code:${ticketHash}:${code}`, secret)
}
