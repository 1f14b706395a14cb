/** The link to a proposal: signed for that one, so that it opens no other, and good as long as its answers are waited for. */
import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Config } from '../../platform/config/config.ts'

type Secret = Pick<Config, 'authSecret'>

/** What the link proves, without anybody being signed in. */
function keyOf(proposalId: string, { authSecret }: Secret): string {
  return createHmac('sha256', authSecret).update(`proposal ${proposalId}`).digest('base64url')
}

/** Whether a key is this proposal's. */
export function isKeyOf(proposalId: string, key: string, config: Secret): boolean {
  const [given, right] = [key, keyOf(proposalId, config)].map((text) => Buffer.from(text))
  return given!.length === right!.length && timingSafeEqual(given!, right!)
}

/** The path of this site that opens it. */
export function proposalLink(
  { orderId, proposalId }: { orderId: string; proposalId: string },
  config: Secret,
): string {
  return `/track-order?orderId=${orderId}&key=${keyOf(proposalId, config)}`
}
