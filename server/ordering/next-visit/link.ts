/** The signed link of a failed visit: it chooses the next one, once. */
import { createHmac, timingSafeEqual } from 'node:crypto'
import { secretLink } from '#domain/base/secret-links.ts'
import type { Config } from '../../platform/config/config.ts'

type Secret = Pick<Config, 'authSecret'>

/** @param entryId of the order's history, which no other visit has */
function visitKey(entryId: number, { authSecret }: Secret): string {
  return createHmac('sha256', authSecret).update(`failed visit ${entryId}`).digest('base64url')
}

export function isVisitKey(entryId: number, given: string, config: Secret): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(visitKey(entryId, config))]
  return one.length === other.length && timingSafeEqual(one, other)
}

/** The path of this site that opens it. */
export function nextVisitLink(orderId: string, entryId: number, config: Secret): string {
  return secretLink(`/next-visit?orderId=${orderId}`, 'key', visitKey(entryId, config))
}
