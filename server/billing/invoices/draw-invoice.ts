/** Draws an invoice as a PDF of A4 pages in the house's style. */
import { DAY } from '../../platform/palette.ts'
import { counted } from '../../platform/pdf/counted.ts'
import { newPdf } from '../../platform/pdf/pdf.ts'
import { drawEnd } from './draw-end.ts'
import { drawHead } from './draw-head.ts'
import { drawLines } from './draw-lines.ts'
import { drawTotals } from './draw-totals.ts'
import type { Pdf } from '../../platform/pdf/pdf.ts'
import { PAGE, type Drawing } from './page.ts'

/** @returns the PDF's bytes */
export async function drawInvoice(drawing: Drawing): Promise<Buffer> {
  const { content, texts } = drawing
  const { doc, bytes } = await newPdf(
    {
      size: 'A4',
      margins: { top: 46, bottom: 8, left: PAGE.left, right: 46 },
      bufferPages: true,
      info: {
        Title: texts.document,
        Author: content.business.name,
        Subject: content.subject,
      },
    },
    JSON.stringify(drawing),
  )
  let y = drawHead(doc, drawing)
  y = drawLines(doc, drawing, y)
  y = drawTotals(doc, drawing, y)
  drawEnd(doc, drawing, y)
  drawFeet(doc, drawing)
  doc.end()
  return bytes
}

function drawFeet(doc: Pdf, { texts }: Drawing): void {
  const { start, count } = doc.bufferedPageRange()
  for (let page = start; page < start + count; page += 1) {
    doc.switchToPage(page)
    doc.font('text').fontSize(8).fillColor(DAY.inkSoft)
    doc.text(texts.foot, PAGE.left, 804, { width: PAGE.width - 80, height: 10, ellipsis: true })
    doc.text(counted(texts.page, page - start + 1, count), PAGE.right - 80, 804, {
      width: 80,
      align: 'right',
      lineBreak: false,
    })
  }
}
