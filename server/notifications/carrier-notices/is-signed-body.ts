/** The signature over a carrier's notice. */
import { createHmac, timingSafeEqual } from 'node:crypto'

/**
 * @param body exactly as it was sent
 * @param signature `sha256=` and the HMAC of the body in hexadecimal digits
 */
export function isSignedBody(body: string, secret: string, signature: unknown): boolean {
  if (typeof signature !== 'string') return false
  const expected = Buffer.from(`sha256=${createHmac('sha256', secret).update(body).digest('hex')}`)
  const given = Buffer.from(signature)
  return given.length === expected.length && timingSafeEqual(given, expected)
}
