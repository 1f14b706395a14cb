/** Effects of an order's status change on its money. */
import { isCardChargedAt } from '#domain/payments/order-payments.ts'
import type { Tx } from '../../database/transaction.ts'
import type { Deps } from '../../platform/deps.ts'
import type { NewEvent } from '../../events/event-types.ts'
import type { LockedOrder } from '../../order/locked-order.ts'
import { chargeOrderWhenReady } from './charge-order-when-ready.ts'
import { refundOrder } from './refund-order.ts'
import { settlePriceDifference } from './settle-price-difference.ts'
import { updatePaidAmount } from './store.ts'

/**
 * Asks the card of an order whose clothes are ready, gives back what was paid of a cancelled one, and puts what
 * one that its company pays costs on the account: it was taken off there when the order was cancelled, or costs more since.
 * None of this can be taken back, so it comes after the wait of the change. Repeated, it changes nothing more.
 * @param order in its new status, locked by `tx`
 * @returns what happened
 */
export async function settlePaymentsForStatus(
  tx: Tx,
  deps: Pick<Deps, 'jobs' | 'staffWords' | 'wordsFor'>,
  order: LockedOrder,
  now: Date,
): Promise<NewEvent[]> {
  if (order.status === 'cancelled') await refundOrder(tx, deps, order, now)
  else if (order.payment_method === 'account')
    await settlePriceDifference(tx, deps, order, 'orderContinues', now)
  return chargeOrderWhenReady(tx, deps, order, now)
}

/**
 * Whether `settlePaymentsForStatus` has anything to do. The order alone decides, never the change that brought it here:
 * a later change ends the job of an earlier one.
 */
export function hasMoneyToSettle(order: LockedOrder): boolean {
  if (order.status === 'cancelled' || order.payment_method === 'account') return true
  return order.payment_method === 'card' && isCardChargedAt(order.status)
}

/** Writes on the order whether what it costs now is paid; to be called where that has changed. */
export function updatePaidState(tx: Tx, order: LockedOrder, now: Date): Promise<LockedOrder> {
  return updatePaidAmount(tx, order, now)
}
