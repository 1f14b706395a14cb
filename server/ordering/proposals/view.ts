/** A proposal in API answers. */
import type { PictureSize } from '#contract/garments/garments.ts'
import { proposalPicture, type Proposal } from '#contract/orders/proposals.ts'
import { toRupees } from '#domain/base/money.ts'
import type { OrderStatus } from '#domain/orders/record/order-lifecycle.ts'
import {
  extraPaiseOfLine,
  proposalStateOf,
  type ProposalAnswer,
} from '#domain/orders/price-proposals.ts'
import { uncountedView } from '../../order/order-item-texts.ts'
import type { Db } from '../../database/transaction.ts'
import { canLinkSeePhotos } from './link.ts'
import { isProposalOutdated } from './is-proposal-outdated.ts'
import type { ProposalRow } from './store.ts'

/** What was answered so far, by item. */
export function answersByItem({ answers }: ProposalRow): Map<string, ProposalAnswer> {
  return new Map(answers.map(({ item_id, answer }) => [item_id, answer]))
}

/** What of its order a proposal is answered with. */
type AskedOrder = {
  number: string
  status: OrderStatus
  total_paise: number
  goodwill_paise: number
  counted: boolean
}

/** @param photoKey for who came by the link without being whose order it is, nor staff */
export async function proposalView(
  db: Db,
  row: ProposalRow,
  order: AskedOrder,
  now: Date,
  photoKey: string | null = null,
): Promise<Proposal> {
  const answers = answersByItem(row)
  const isAsItWas = order.counted && row.settled_paise === order.total_paise
  const { outcome, kept, answer_until: answerUntil } = row
  const isOther = outcome === null && (await isProposalOutdated(db, row, order.status))
  const photos =
    photoKey === null || canLinkSeePhotos(row, isOther, now)
      ? new Map(row.photos.map(({ item_id, picture_id }) => [item_id, picture_id]))
      : null
  return {
    _id: row.id,
    orderId: row.order_id,
    number: order.number,
    totalNow: toRupees(order.total_paise),
    ...uncountedView(order),
    total: toRupees(row.total_paise),
    reason: row.reason,
    lines: row.asked.map((line) => ({
      itemId: line.itemId,
      service: line.service,
      name: line.name,
      unit: line.unit,
      quantity: line.quantity,
      before: line.before,
      more: toRupees(extraPaiseOfLine(line)),
      reason: line.reason,
      photo: photoView(row.order_id, photos?.get(line.itemId), photoKey),
      answer: answers.get(line.itemId) ?? null,
    })),
    askedAt: row.asked_at.toISOString(),
    answerUntil: answerUntil.toISOString(),
    outcome,
    standing: proposalStateOf({ outcome, kept, answerUntil, isOutdated: isOther }, answers, now),
    isBag: row.is_bag,
    cameTo: isAsItWas ? toRupees(Math.max(0, order.total_paise - order.goodwill_paise)) : null,
  }
}

function photoView(
  orderId: string,
  id: string | undefined,
  key: string | null,
): Proposal['lines'][number]['photo'] {
  if (id === undefined) return null
  const query = key === null ? '' : `?key=${encodeURIComponent(key)}`
  const at = (size: PictureSize) =>
    `${proposalPicture.path.replace(':orderId', orderId).replace(':id', id).replace(':size', size)}${query}`
  return { _id: id, imageUrl: at('large'), thumbnailUrl: at('small') }
}
