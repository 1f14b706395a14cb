/** Staff set any status on any order; it is recorded and announced. */
import { STATUS_LABELS, type OrderStatus } from '#domain/order-lifecycle.ts'
import { madeBefore, recordDeed } from '../audit/record-deed.ts'
import { inTransaction } from '../database/transaction.ts'
import type { Deps } from '../deps.ts'
import { countCleanings, uncountCleanings } from '../garments/count-cleanings.ts'
import type { Person } from '../http/session.ts'
import { returnVoucher } from '../loyalty/return-voucher.ts'
import { chargeWhenReady } from '../order-payments/charge-when-ready.ts'
import { refundOrder } from '../order-payments/refund-order.ts'
import { settleDifference } from '../order-payments/settle-difference.ts'
import { settleRevenue } from '../order-payments/settle-revenue.ts'
import { releasePlace, retakePlace } from '../slots/release-place.ts'
import { releaseAllowance } from '../subscriptions/release-allowance.ts'
import { announceStatus } from './announce-status.ts'
import { orderNotFound } from './order-not-found.ts'
import { retakeCover } from './retake-cover.ts'
import { retakeVoucher } from './retake-voucher.ts'
import { findOrder, lockOrder, updateStatus, type OrderRow } from './store.ts'

/**
 * There is no ordering rule (product section 3). The status it already has changes nothing.
 * @param change.reason what the customer is told of why it was cancelled; kept in the history
 * @param change.at when it happened, if that was before now: what follows from it is dated so
 * @throws AppError `order_not_found`
 */
export async function setStatus(
  deps: Deps,
  staff: Person,
  id: string,
  status: OrderStatus,
  { reason = null, at }: { reason?: string | null; at?: Date } = {},
): Promise<OrderRow> {
  const now = deps.clock()
  const doneAt = at ?? now
  await inTransaction(deps.db, async (tx) => {
    const order = await lockOrder(tx, id)
    if (!order) throw orderNotFound()
    if (order.status === status) return
    if (status === 'cancelled') {
      await releaseAllowance(tx, order, now)
      await returnVoucher(tx, id)
      await releasePlace(tx, order.pickup_date, order.pickup_time)
    }
    if (order.status === 'cancelled') {
      await retakeCover(tx, order, now)
      await retakeVoucher(tx, id)
      await retakePlace(tx, order.pickup_date, order.pickup_time)
    }
    await updateStatus(tx, id, status, { id: staff.id, actor: 'staff' }, doneAt, reason)
    if (status === 'completed') await countCleanings(tx, id, doneAt)
    if (order.status === 'completed') await uncountCleanings(tx, id)
    // An order that is not completed any more has no invoice that stands and gives no points.
    if (status === 'completed' || status === 'cancelled' || order.status === 'completed')
      await settleRevenue(tx, deps, id, now, { at: doneAt })
    await announceStatus(tx, deps, order, status, now, reason)
    if (status === 'cancelled') await refundOrder(tx, deps, id, now)
    // What the order costs may have changed with what it could take of the Club again.
    if (order.status === 'cancelled')
      await settleDifference(tx, deps, id, 'Your order goes on.', now)
    await chargeWhenReady(tx, deps, id, status, now)
    await recordDeed(tx, {
      actorId: staff.id,
      action: 'order.status_set',
      subject: { type: 'order', id },
      summary: `Order ${order.number}: ${STATUS_LABELS[status]} instead of ${STATUS_LABELS[order.status]}`,
      details: { from: order.status, to: status, ...madeBefore(now, doneAt) },
      at: now,
    })
  })
  return (await findOrder(deps.db, { kind: 'id', id }))!
}
