/** Issues a credit note on a company's monthly invoice when an order on account got cheaper. */
import { documentToIssue, type OrderAccount } from '#domain/orders/order-money.ts'
import type { Tx } from '../../database/transaction.ts'
import type { Deps } from '../../platform/deps.ts'
import type { LockedOrder } from '../../order/locked-order.ts'
import { findCompanyInvoiceToCredit, removeFromCompanyInvoice } from './credit-store.ts'
import { issueCreditNote } from './issue-credit-note.ts'

/**
 * Until its month is invoiced, nothing is issued for it. Taken back from completed, it stands on a later invoice
 * should it be completed again.
 * @param order locked by `tx`
 * @param reason why, as a credit note over a part of it says it
 */
export async function matchCompanyInvoiceToRevenue(
  tx: Tx,
  deps: Pick<Deps, 'wordsFor'>,
  { id: orderId, number }: Pick<LockedOrder, 'id' | 'number'>,
  account: OrderAccount,
  reason: string | undefined,
  at: Date,
): Promise<void> {
  const invoice = await findCompanyInvoiceToCredit(tx, orderId)
  if (!invoice) return
  const { order_paise: invoicePaise, order_credited_paise: creditedPaise } = invoice
  const next = documentToIssue(account, { invoicePaise, creditedPaise })
  if (next?.kind !== 'credit-note') return
  const { amountPaise, endsInvoice } = next
  const { moneyReasons, invoices } = deps.wordsFor(invoice.content)
  const ended =
    account.status === 'cancelled' ? moneyReasons.orderCancelled : moneyReasons.orderContinues
  const why = invoices.issued.ofOrder({
    number,
    reason: endsInvoice ? ended : (reason ?? moneyReasons.refunded),
  })
  if (amountPaise > 0)
    await issueCreditNote(tx, deps, invoice, { orderId, amountPaise, reason: why }, at)
  if (endsInvoice) await removeFromCompanyInvoice(tx, orderId)
}
