/** Brings what follows from an order's revenue into line with it: its points, its invoice and its credit notes. */
import type { Tx } from '../database/transaction.ts'
import type { Deps } from '../deps.ts'
import { settleDocuments } from '../invoices/settle-documents.ts'
import { settlePoints } from '../loyalty/settle-points.ts'
import { accountOf } from './money-of-orders.ts'
import { lockPayable } from './store.ts'

/**
 * To be called in the transaction of the change, after it. Repeated, it changes nothing more.
 * @param reason why, as a credit note over a part of the invoice says it
 */
export async function settleRevenue(
  tx: Tx,
  deps: Pick<Deps, 'jobs'>,
  orderId: string,
  now: Date,
  reason = 'Given back',
): Promise<void> {
  const order = (await lockPayable(tx, orderId))!
  const account = accountOf(order)
  await settlePoints(tx, deps, order, account, now)
  await settleDocuments(tx, orderId, account, reason, now)
}
