/** A proposal's signed link: it opens only that proposal, and only while answers are awaited. */
import { createHmac, timingSafeEqual } from 'node:crypto'
import { secretLink } from '#domain/base/secret-links.ts'
import type { Config } from '../../platform/config/config.ts'
import type { ProposalRow } from './store.ts'

type Secret = Pick<Config, 'authSecret'>

/** How a link came to its customer: in their mail, which nobody else reads, or by the hands of staff. */
export type LinkCame = 'mailed' | 'shared'

const SIGNED: Record<LinkCame, string> = { mailed: 'proposal', shared: 'shared proposal' }

/** What the link proves, without anybody being signed in. */
function keyOf(proposalId: string, came: LinkCame, config: Secret): string {
  return signed(`${SIGNED[came]} ${proposalId}`, config)
}

/** What the address of a photo proves to who reads a proposal by its link. It shows no more than the photos. */
export function proposalPhotoKey(proposalId: string, config: Secret): string {
  return signed(`proposal photos ${proposalId}`, config)
}

export function isProposalPhotoKey(proposalId: string, key: string, config: Secret): boolean {
  return isSame(key, proposalPhotoKey(proposalId, config))
}

function signed(text: string, { authSecret }: Secret): string {
  return createHmac('sha256', authSecret).update(text).digest('base64url')
}

/** How the link with a key of this proposal came; null for a key that isn't this proposal's. */
export function channelOfLinkKey(proposalId: string, key: string, config: Secret): LinkCame | null {
  const ways = ['mailed', 'shared'] as const
  return ways.find((came) => isSame(key, keyOf(proposalId, came, config))) ?? null
}

function isSame(given: string, right: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(right)]
  return one.length === other.length && timingSafeEqual(one, other)
}

/**
 * Whether who comes by the link alone still sees photos: until the time to answer is over, and as long as the order is
 * what was asked about.
 */
export function canLinkSeePhotos(
  { answer_until: until, outcome }: Pick<ProposalRow, 'answer_until' | 'outcome'>,
  isOutdated: boolean,
  now: Date,
): boolean {
  return now < until && outcome !== 'outdated' && !isOutdated
}

/** The path of this site that opens it. */
export function proposalLink(
  { orderId, proposalId, came }: { orderId: string; proposalId: string; came: LinkCame },
  config: Secret,
): string {
  return secretLink(`/track-order?orderId=${orderId}`, 'key', keyOf(proposalId, came, config))
}
