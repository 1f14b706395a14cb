/** The link to a proposal: signed for that one, so that it opens no other, and good as long as its answers are waited for. */
import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Config } from '../../platform/config/config.ts'
import type { ProposalRow } from './store.ts'

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

/**
 * Whether who comes by the link alone still sees photos: until the time to answer is over, and as long as the order is
 * what was asked about.
 */
export function isLinkGood(
  { answer_until: until, outcome }: Pick<ProposalRow, 'answer_until' | 'outcome'>,
  isOutdated: boolean,
  now: Date,
): boolean {
  return now < until && outcome !== 'outdated' && !isOutdated
}

/** The path of this site that opens it. */
export function proposalLink(
  { orderId, proposalId }: { orderId: string; proposalId: string },
  config: Secret,
): string {
  return `/track-order?orderId=${orderId}&key=${keyOf(proposalId, config)}`
}
