/** The stored hash of a sign-in code: useless without the secret, and valid for one ticket. */
import { hashWithSecret } from '../../../http/callers/source.ts'

export function codeHash(ticketHash: string, code: string, secret: string): string {
  return hashWithSecret(`sign-in-code:${ticketHash}:${code}`, secret)
}
