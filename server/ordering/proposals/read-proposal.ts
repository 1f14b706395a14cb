/** An order's last proposal with photos: for its customer, staff, and holders of the link. */
import type { PictureSize } from '#contract/garments/garments.ts'
import type { Proposal } from '#contract/orders/proposals.ts'
import { can } from '#domain/people/permissions.ts'
import { notFound, orderNotFound } from '../../http/answers/not-found.ts'
import type { Person } from '../../http/callers/session.ts'
import type { Deps } from '../../platform/deps.ts'
import { pictureKey } from '../../platform/images/picture-files.ts'
import { readOrder } from '../orders/record/read-order.ts'
import { isProposalOutdated } from './is-proposal-outdated.ts'
import { canLinkSeePhotos, isProposalPhotoKey, channelOfLinkKey, proposalPhotoKey } from './link.ts'
import { findLastProposal } from './store.ts'
import { proposalView } from './view.ts'

/**
 * @param isKey whether a key of the caller opens the proposal to them
 * @returns `byLink`: whether the order shows itself to them by that key alone
 */
async function find(
  deps: Deps,
  person: Person | null,
  orderId: string,
  isKey: (proposalId: string) => boolean,
) {
  const order = await readOrder(deps.db, orderId)
  const proposal = await findLastProposal(deps.db, orderId)
  const byLink = !can(person, 'orders', order.user_id)
  if (!proposal || (byLink && !isKey(proposal.id))) throw orderNotFound()
  return { order, proposal, byLink }
}

/**
 * The last proposal about an order, open or not.
 * @throws AppError `order_not_found`, for anybody else's too
 */
export async function readProposal(
  deps: Deps,
  person: Person | null,
  orderId: string,
  key = '',
): Promise<Proposal> {
  const { db, config, clock } = deps
  const { order, proposal, byLink } = await find(
    deps,
    person,
    orderId,
    (id) => channelOfLinkKey(id, key, config) !== null,
  )
  return proposalView(
    db,
    proposal,
    order,
    clock(),
    byLink ? proposalPhotoKey(proposal.id, config) : null,
  )
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
  const { order, proposal, byLink } = await find(deps, person, asked.orderId, (proposalId) =>
    isProposalPhotoKey(proposalId, asked.key ?? '', deps.config),
  )
  const id = asked.id.toLowerCase()
  const isShown = proposal.photos.some(({ picture_id }) => picture_id === id)
  const isOther =
    proposal.outcome === null && (await isProposalOutdated(deps.db, proposal, order.status))
  const isGood = !byLink || canLinkSeePhotos(proposal, isOther, deps.clock())
  const bytes = isShown && isGood ? await deps.files.get(pictureKey(id, asked.size)) : null
  if (!bytes) throw notFound('picture')
  return { bytes, isKept: !byLink }
}
