/** A reminder's signed link: it skips that pickup alone, and only until the clothes are picked up. */
import { createHmac, timingSafeEqual } from 'node:crypto'
import { secretLink } from '#domain/base/secret-links.ts'
import type { Pickup } from '#domain/slots/slot-id.ts'
import type { Config } from '../../platform/config/config.ts'

type Secret = Pick<Config, 'authSecret'>

/** Short, for text messages are paid by the letter. */
const SIGNATURE_BYTES = 12

function keyOf(
  orderId: string,
  { pickupDate, pickupTime }: Pickup,
  { authSecret }: Secret,
): string {
  const signed = `skip pickup ${orderId} ${pickupDate} ${pickupTime}`
  const digest = createHmac('sha256', authSecret).update(signed).digest()
  return digest.subarray(0, SIGNATURE_BYTES).toString('base64url')
}

/** Not of a pickup that was moved since. */
export function isSkipKey(key: string, orderId: string, pickup: Pickup, config: Secret): boolean {
  const [given, right] = [Buffer.from(key), Buffer.from(keyOf(orderId, pickup, config))]
  return given.length === right.length && timingSafeEqual(given, right)
}

/** The order's page: in a text message the link leads to the page that skips. */
export function skipLink(orderId: string, pickup: Pickup, config: Secret): string {
  return secretLink(`/track-order?orderId=${orderId}`, 'skip', keyOf(orderId, pickup, config))
}
