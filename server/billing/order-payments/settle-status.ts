/** What a change of an order's status means for its money. */
import type { OrderStatus } from '#domain/order-lifecycle.ts'
import type { Tx } from '../../database/transaction.ts'
import type { Deps } from '../../platform/deps.ts'
import { chargeWhenReady } from './charge-when-ready.ts'
import { refundOrder } from './refund-order.ts'
import { settleDifference } from './settle-difference.ts'
import { updatePaid } from './store.ts'

/**
 * Asks the card of an order whose clothes are ready, and gives back what was paid of a cancelled one.
 * Neither can be taken back, so it comes after the wait of the change. Repeated, it changes nothing more.
 */
export async function settleStatus(
  tx: Tx,
  deps: Pick<Deps, 'jobs'>,
  { id, status, wasCancelled }: { id: string; status: OrderStatus; wasCancelled: boolean },
  now: Date,
): Promise<void> {
  if (status === 'cancelled') await refundOrder(tx, deps, id, now)
  // What the order costs may have changed with what it could take of the Club again.
  if (wasCancelled) await settleDifference(tx, deps, id, 'Your order goes on.', now)
  await chargeWhenReady(tx, deps, id, status, now)
}

/** Writes on the order whether what it costs now is paid; to be called where that has changed. */
export function settleSums(tx: Tx, orderId: string, now: Date): Promise<void> {
  return updatePaid(tx, orderId, now)
}
