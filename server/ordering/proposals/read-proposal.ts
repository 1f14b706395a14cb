/** The last proposal about an order and its photos: for its customer, for staff, and for who has its link. */
import type { PictureSize } from '#contract/garments.ts'
import type { Proposal } from '#contract/proposals.ts'
import { can } from '#domain/permissions.ts'
import { notFound, orderNotFound } from '../../http/not-found.ts'
import type { Person } from '../../http/session.ts'
import type { Deps } from '../../platform/deps.ts'
import { pictureKey } from '../../platform/images/picture-files.ts'
import { readOrder } from '../orders/read-order.ts'
import { isOutdated } from './is-outdated.ts'
import { isLinkGood, linkCame } from './link.ts'
import { lastProposal } from './store.ts'
import { proposalView } from './view.ts'

/** @returns `key`: null for whom the order shows itself to without it */
async function find(deps: Deps, person: Person | null, orderId: string, given: string | undefined) {
  const order = await readOrder(deps.db, orderId)
  const proposal = await lastProposal(deps.db, orderId)
  const key = can(person, 'orders', order.user_id) ? null : (given ?? '')
  if (!proposal || (key !== null && linkCame(proposal.id, key, deps.config) === null))
    throw orderNotFound()
  return { order, proposal, key }
}

/**
 * The last proposal about an order, open or not.
 * @throws AppError `order_not_found`, for anybody else's too
 */
export async function readProposal(
  deps: Deps,
  person: Person | null,
  orderId: string,
  given: string | undefined,
): Promise<Proposal> {
  const { order, proposal, key } = await find(deps, person, orderId, given)
  return proposalView(deps.db, proposal, order, deps.clock(), key)
}

/**
 * A photo that the last proposal shows. What comes by the link stays in no cache: it is good for some hours alone.
 * @throws AppError `order_not_found` as `readProposal` does; `not_found` for any other picture, and by the link once that
 *   can't be answered any more
 */
export async function readProposalPhoto(
  deps: Deps,
  person: Person | null,
  asked: { orderId: string; id: string; size: PictureSize; key?: string | undefined },
): Promise<{ bytes: Uint8Array; isKept: boolean }> {
  const { order, proposal, key } = await find(deps, person, asked.orderId, asked.key)
  const id = asked.id.toLowerCase()
  const isShown = proposal.photos.some(({ picture_id }) => picture_id === id)
  const isOther = proposal.outcome === null && (await isOutdated(deps.db, proposal, order.status))
  const isGood = key === null || isLinkGood(proposal, isOther, deps.clock())
  const bytes = isShown && isGood ? await deps.files.get(pictureKey(id, asked.size)) : null
  if (!bytes) throw notFound('picture')
  return { bytes, isKept: key === null }
}
