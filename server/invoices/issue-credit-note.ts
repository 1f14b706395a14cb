/** Issues the credit note that takes back the invoice of a cancelled order, once. */
import { creditNoteSeries, invoiceNumber } from '#domain/invoice.ts'
import { calendarDateIn } from '#domain/time-zone.ts'
import type { Tx } from '../database/transaction.ts'
import { newId } from '../platform/ids.ts'
import { findInvoiceToCredit, insertCreditNote, takeNumber, unlinkInvoice } from './credit-store.ts'
import { dayIn } from './seller.ts'

/**
 * Nothing for an order without an invoice. Should the order be completed after all, it gets another
 * one. The order must be locked by `tx`.
 */
export async function issueCreditNote(tx: Tx, orderId: string, at: Date): Promise<void> {
  const invoice = await findInvoiceToCredit(tx, orderId)
  if (!invoice) return
  const series = creditNoteSeries(calendarDateIn(at, invoice.time_zone))
  const content = {
    ...invoice.content,
    issuedOn: dayIn(invoice.time_zone)(at),
    facts: [
      { name: 'Takes back invoice', value: invoiceNumber(invoice.series, invoice.number) },
      { name: 'Of', value: invoice.content.issuedOn },
    ],
  }
  await insertCreditNote(tx, {
    id: newId(at),
    series,
    number: await takeNumber(tx, series),
    invoice_id: invoice.id,
    order_id: orderId,
    user_id: invoice.user_id,
    content: JSON.stringify(content),
    total_paise: invoice.total_paise,
    issued_at: at,
  })
  await unlinkInvoice(tx, invoice.id)
}
