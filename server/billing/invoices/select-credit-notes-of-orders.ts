/** The credit notes of orders and invoices. */
import type { ExpressionBuilder } from 'kysely'
import type { CreditNote } from '#contract/invoices/invoices.ts'
import { invoiceNumber } from '#domain/invoices/invoice.ts'
import { toRupees } from '#domain/base/money.ts'
import type { Tables } from '../../database/tables.ts'
import { selectCreditNotesByOrders, selectCreditNotesByInvoices } from './credit-store.ts'

/** A column for a query over orders. */
export function selectCreditNotesOfOrders(eb: ExpressionBuilder<Tables, 'orders'>) {
  return selectCreditNotesByOrders(eb)
}

/** A column for a query over invoices. */
export function selectCreditNotesOfInvoices() {
  return selectCreditNotesByInvoices()
}

export interface CreditNoteRow {
  id: string
  series: string
  number: number
  total_paise: number
  issued_at: string | Date
}

export function creditNoteView(row: CreditNoteRow): CreditNote {
  return {
    _id: row.id,
    number: invoiceNumber(row.series, row.number),
    amount: toRupees(row.total_paise),
    at: new Date(row.issued_at).toISOString(),
  }
}
