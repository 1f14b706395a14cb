/** Adjusts points, invoice and credit notes to an order's current revenue. */
import type { Tx } from '../../database/transaction.ts'
import type { NewEvent } from '../../events/event-types.ts'
import type { Deps } from '../../platform/deps.ts'
import { matchCompanyInvoiceToRevenue } from '../invoices/match-company-invoice-to-revenue.ts'
import { matchDocumentsToRevenue } from '../invoices/match-documents-to-revenue.ts'
import { settleOrderPoints } from '../../identity/loyalty/settle-order-points.ts'
import type { LockedOrder } from '../../order/locked-order.ts'
import { orderAmountsFromRow } from '../../order/select-order-money.ts'

/**
 * To be called in the transaction of the change, after it. Repeated, it changes nothing more.
 * @param order as the change left it, locked by `tx`
 * @param change.reason why, as a credit note over a part of the invoice says it; that it was refunded, if left out
 * @param change.at when it happened, if that was before now: points and documents are dated so
 * @returns what happened to points
 */
export async function settleOrderRevenue(
  tx: Tx,
  deps: Pick<Deps, 'wordsFor'>,
  order: LockedOrder,
  now: Date,
  { reason, at = now }: { reason?: string; at?: Date } = {},
): Promise<NewEvent[]> {
  const account = orderAmountsFromRow(order)
  const events = await settleOrderPoints(tx, order, account, { now, at })
  await (order.payment_method === 'account'
    ? matchCompanyInvoiceToRevenue(tx, deps, order, account, reason, at)
    : matchDocumentsToRevenue(tx, deps, order.id, account, reason, at))
  return events
}
