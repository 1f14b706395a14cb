/** Secrets that a carrier shows or signs with, compared in constant time. */
import { createHmac, timingSafeEqual } from 'node:crypto'

/**
 * @param body exactly as it was sent
 * @param signature `sha256=` and the HMAC of the body in hexadecimal digits
 */
export function isSignedBody(body: string, secret: string, signature: unknown): boolean {
  if (typeof signature !== 'string') return false
  return isSameSecret(
    signature,
    `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`,
  )
}

export function isSameSecret(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)]
  return one.length === other.length && timingSafeEqual(one, other)
}
