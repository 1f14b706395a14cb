/** Issues a credit note for the rest of an invoice, or for a part. */
import { creditNoteOf, creditNoteSeries, invoiceNumber } from '#domain/invoices/invoice.ts'
import { calendarDateIn } from '#domain/base/time-zone.ts'
import type { Tx } from '../../database/transaction.ts'
import type { Deps } from '../../platform/deps.ts'
import { newId } from '../../platform/ids.ts'
import { insertCreditNote, takeDocumentNumber, type InvoiceToCredit } from './credit-store.ts'

interface Credit {
  /** Null for a Laundry Club charge. */
  orderId: string | null
  /** At most what is left of the invoice. */
  amountPaise: number
  /** Why a part is given back; null where nothing of the invoice stands any more. */
  reason: string | null
}

/** What the invoice is for must be locked by `tx`. */
export async function issueCreditNote(
  tx: Tx,
  { wordsFor }: Pick<Deps, 'wordsFor'>,
  invoice: InvoiceToCredit,
  { orderId, amountPaise, reason }: Credit,
  at: Date,
): Promise<void> {
  const { invoices, dates } = wordsFor(invoice.content)
  const series = creditNoteSeries(calendarDateIn(at, invoice.time_zone))
  const content = creditNoteOf(invoice.content, {
    amountPaise,
    notes: invoice.notes,
    reason,
    issuedOn: dates.day(at, invoice.time_zone),
    facts: [
      {
        name: reason === null ? invoices.issued.takesBack : invoices.issued.lowers,
        value: invoiceNumber(invoice.series, invoice.number),
      },
      { name: invoices.issued.of, value: invoice.content.issuedOn },
    ],
  })
  await insertCreditNote(tx, {
    id: newId(at),
    series,
    number: await takeDocumentNumber(tx, series),
    invoice_id: invoice.id,
    order_id: orderId,
    user_id: invoice.user_id,
    content: JSON.stringify(content),
    total_paise: amountPaise,
    ends_invoice: reason === null,
    issued_at: at,
  })
}
