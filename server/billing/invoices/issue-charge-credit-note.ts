/** Issues the credit note for a refunded Laundry Club charge, whole or in part. */
import { sumPaise } from '#domain/base/money.ts'
import type { Tx } from '../../database/transaction.ts'
import type { Deps } from '../../platform/deps.ts'
import { findInvoiceToCredit } from './credit-store.ts'
import { issueCreditNote } from './issue-credit-note.ts'

/**
 * In the transaction that records the refund. The charge must be locked by `tx`. A refund that takes the place of one
 * that failed has its credit note already.
 * @param refund.refundedPaise all that went back of the charge
 */
export async function issueChargeCreditNote(
  tx: Tx,
  deps: Pick<Deps, 'wordsFor'>,
  chargeId: string,
  refund: { refundedPaise: number; reason: string },
  at: Date,
): Promise<void> {
  const invoice = await findInvoiceToCredit(tx, { chargeId })
  if (!invoice) return
  const creditedPaise = sumPaise(invoice.notes.map(({ sums }) => sums.totalPaise))
  const amountPaise = refund.refundedPaise - creditedPaise
  if (amountPaise <= 0) return
  const isRest = refund.refundedPaise === invoice.total_paise
  const credit = { orderId: null, amountPaise, reason: isRest ? null : refund.reason }
  await issueCreditNote(tx, deps, invoice, credit, at)
}
