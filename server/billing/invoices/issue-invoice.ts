/** Issues an invoice: numbered within its financial year, and unchanged afterwards. */
import { invoiceNumber, invoiceSeries, type InvoiceContent } from '#domain/invoices/invoice.ts'
import { calendarDateIn } from '#domain/base/time-zone.ts'
import type { Tx } from '../../database/transaction.ts'
import { newId } from '../../platform/ids.ts'
import { insertInvoice } from './store.ts'

/**
 * In the transaction of what it is for; when that fails, the number is still free.
 * @returns its id, and its number as it is printed
 */
export async function issueInvoice(
  tx: Tx,
  /** None of them for a company's invoice of a month. */
  what: { orderId: string | null; chargeId: string | null; userId: string | null },
  content: InvoiceContent,
  at: Date,
  timeZone: string,
): Promise<{ id: string; number: string }> {
  const id = newId(at)
  const series = invoiceSeries(calendarDateIn(at, timeZone))
  const number = await insertInvoice(tx, {
    id,
    series,
    order_id: what.orderId,
    charge_id: what.chargeId,
    user_id: what.userId,
    content: JSON.stringify(content),
    total_paise: content.sums.totalPaise,
    issued_at: at,
  })
  return { id, number: invoiceNumber(series, number) }
}
