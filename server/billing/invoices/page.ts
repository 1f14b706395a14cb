/** The drawn elements of an invoice's pages. */
import type { InvoiceContent } from '#domain/invoices/invoice.ts'
import type { InvoiceTexts } from './invoice-labels.ts'

/** What was kept when it was issued, and what may have changed since, its payment. */
export interface Drawing {
  /** As printed, "2025-26-00042". */
  number: string
  content: InvoiceContent
  texts: InvoiceTexts
  payment: { isPaid: boolean; text: string; label: string }
  /** The site's address, without a slash at the end. */
  baseUrl: string
}
