/** The pages of an invoice: their measures, and what is drawn on them. */
import type { InvoiceContent } from '#domain/invoice.ts'
import type { InvoiceTexts } from './invoice-texts.ts'
import type { Pdf } from '../../platform/pdf/pdf.ts'

/** What is drawn: what was kept when it was issued, and what may have changed since, its payment. */
export interface Drawing {
  /** As printed, "2025-26-00042". */
  number: string
  content: InvoiceContent
  texts: InvoiceTexts
  payment: { isPaid: boolean; text: string; label: string }
  /** The site's address, without a slash at the end. */
  baseUrl: string
}

export const PAGE = { left: 46, right: 549, width: 503, bottom: 790 } as const

/** A new page when there is not so much room left on this one. */
export function roomFor(doc: Pdf, height: number, y: number): number {
  if (y + height <= PAGE.bottom) return y
  doc.addPage()
  return 56
}
