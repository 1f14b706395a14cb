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
 * Asks the card of an order whose clothes are ready, and gives back what was paid of a cancelled one.
 * Neither can be taken back, so it comes after the wait of the change. Repeated, it changes nothing more.
 * @param order in its new status, locked by `tx`
 * @returns what happened
 */
export async function settlePaymentsForStatus(
  tx: Tx,
  deps: Pick<Deps, 'jobs' | 'staffWords' | 'wordsFor'>,
  order: LockedOrder,
  { wasCancelled }: { wasCancelled: boolean },
  now: Date,
): Promise<NewEvent[]> {
  let settled = order
  if (order.status === 'cancelled') settled = await refundOrder(tx, deps, order, now)
  // What the order costs may have changed with what it could take of the Club again.
  if (wasCancelled) settled = await settlePriceDifference(tx, deps, settled, 'orderContinues', now)
  return chargeOrderWhenReady(tx, deps, settled, now)
}

/**
 * Whether `settlePaymentsForStatus` has anything to do in an order's status: a cancelled order is refunded, an order that
 * continues takes its discounts again, and a card is charged once the clothes are ready.
 */
export function hasMoneyToSettle(
  order: Pick<LockedOrder, 'status' | 'payment_method'>,
  { wasCancelled }: { wasCancelled: boolean },
): boolean {
  if (wasCancelled || order.status === 'cancelled') return true
  return order.payment_method === 'card' && isCardChargedAt(order.status)
}

/** Writes on the order whether what it costs now is paid; to be called where that has changed. */
export function updatePaidState(tx: Tx, order: LockedOrder, now: Date): Promise<LockedOrder> {
  return updatePaidAmount(tx, order, now)
}
