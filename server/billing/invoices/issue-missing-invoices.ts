/** Issues all missing invoices for paid or completed orders and charges, in order of time. */
import type { Tx } from '../../database/transaction.ts'
import type { Deps } from '../../platform/deps.ts'
import { issueChargeInvoice } from './issue-charge-invoice.ts'
import { issueInvoiceOfOrder } from './issue-order-invoice.ts'
import { findChargesToInvoice, findOrdersToInvoice } from './store.ts'

/** Each is issued as of when the order was completed or the charge was paid, so numbers rise with the dates. */
export async function issueMissingInvoices(tx: Tx, deps: Pick<Deps, 'wordsFor'>): Promise<void> {
  const orders = await findOrdersToInvoice(tx)
  const charges = await findChargesToInvoice(tx)
  const due = [
    ...orders.map((order) => ({
      at: order.completed_at!,
      issue: (at: Date) => issueInvoiceOfOrder(tx, deps, order, at),
    })),
    ...charges.map((charge) => ({
      at: charge.paid_at!,
      issue: (at: Date) => issueChargeInvoice(tx, deps, charge.id, at),
    })),
  ]
  for (const { at, issue } of due.toSorted((one, other) => Number(one.at) - Number(other.at)))
    await issue(at)
}
