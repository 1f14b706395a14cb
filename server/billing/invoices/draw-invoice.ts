/** Draws an invoice as a PDF of A4 pages in the house style. */
import { drawFeet, newA4 } from '../../platform/pdf/a4-pages.ts'
import { drawEnd } from './draw-end.ts'
import { drawHead } from './draw-head.ts'
import { drawLines } from './draw-lines.ts'
import { drawTotals } from './draw-totals.ts'
import type { Drawing } from './page.ts'

/** @returns the PDF's bytes */
export async function drawInvoice(drawing: Drawing): Promise<Buffer> {
  const { content, texts } = drawing
  const { doc, bytes } = await newA4(
    { Title: texts.document, Author: content.business.name, Subject: content.subject },
    JSON.stringify(drawing),
  )
  let y = drawHead(doc, drawing)
  y = drawLines(doc, drawing, y)
  y = drawTotals(doc, drawing, y)
  drawEnd(doc, drawing, y)
  drawFeet(doc, texts)
  doc.end()
  return bytes
}
