/** Issues an order's missing documents: its invoice, or a credit note for a lowered cost. */
import { sumPaise } from '#domain/base/money.ts'
import { documentToIssue, type OrderAccount } from '#domain/orders/order-money.ts'
import type { Tx } from '../../database/transaction.ts'
import type { Deps } from '../../platform/deps.ts'
import { findInvoiceToCredit, unlinkInvoiceFromOrder } from './credit-store.ts'
import { issueCreditNote } from './issue-credit-note.ts'
import { issueOrderInvoice } from './issue-order-invoice.ts'

/**
 * Afterwards the order's invoices less their credit notes are its revenue. An order that is not
 * completed any more has no invoice that stands, and gets another one should it be completed again.
 * The order must be locked by `tx`.
 * @param reason why, as a credit note over a part of the invoice says it
 */
export async function matchDocumentsToRevenue(
  tx: Tx,
  deps: Pick<Deps, 'wordsFor'>,
  orderId: string,
  account: OrderAccount,
  reason: string | undefined,
  at: Date,
): Promise<void> {
  // The usual one: it is completed and has none yet.
  const first = documentToIssue(account, null)
  if (first && (await issueOrderInvoice(tx, deps, orderId, at))) return
  const invoice = await findInvoiceToCredit(tx, { orderId })
  const creditedPaise = sumPaise(invoice?.notes.map(({ sums }) => sums.totalPaise) ?? [])
  const next = invoice
    ? documentToIssue(account, { invoicePaise: invoice.total_paise, creditedPaise })
    : null
  if (!invoice || next?.kind !== 'credit-note') return
  const { amountPaise, endsInvoice } = next
  // Where all of it was given back before, nothing is left to be taken back.
  if (amountPaise > 0 || invoice.notes.length === 0)
    await issueCreditNote(
      tx,
      deps,
      invoice,
      {
        orderId,
        amountPaise,
        reason: endsInvoice
          ? null
          : (reason ?? deps.wordsFor(invoice.content).moneyReasons.refunded),
      },
      at,
    )
  if (endsInvoice) await unlinkInvoiceFromOrder(tx, invoice.id)
}
