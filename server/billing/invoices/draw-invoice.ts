/** Draws an invoice as a PDF of A4 pages in the house style. */
import { drawPageFooters, newA4Document } from '../../platform/pdf/a4-pages.ts'
import { drawInvoiceFoot } from './draw-invoice-foot.ts'
import { drawInvoiceHead } from './draw-invoice-head.ts'
import { drawInvoiceLines } from './draw-invoice-lines.ts'
import { drawInvoiceTotals } from './draw-invoice-totals.ts'
import type { Drawing } from './page.ts'

/** @returns the PDF's bytes */
export async function drawInvoice(drawing: Drawing): Promise<Buffer> {
  const { content, texts } = drawing
  const { doc, bytes } = await newA4Document(
    { Title: texts.document, Author: content.business.name, Subject: content.subject },
    JSON.stringify(drawing),
  )
  let y = drawInvoiceHead(doc, drawing)
  y = drawInvoiceLines(doc, drawing, y)
  y = drawInvoiceTotals(doc, drawing, y)
  drawInvoiceFoot(doc, drawing, y)
  drawPageFooters(doc, texts)
  doc.end()
  return bytes
}
