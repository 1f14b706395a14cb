/** Refunds the payments of a cancelled order. */
import type { Tx } from '../../database/transaction.ts'
import type { Deps } from '../../platform/deps.ts'
import type { LockedOrder } from '../../order/locked-order.ts'
import { settlePriceDifference } from './settle-price-difference.ts'

/**
 * To be called in the transaction that cancelled it, after its status was set. Cards are refunded by
 * themselves; cash and UPI stand as `refundDue` until staff have handed them back.
 */
export function refundOrder(
  tx: Tx,
  deps: Pick<Deps, 'jobs' | 'wordsFor'>,
  order: LockedOrder,
  now: Date,
): Promise<LockedOrder> {
  return settlePriceDifference(tx, deps, order, 'orderCancelled', now)
}
