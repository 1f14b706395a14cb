/** A4 pages in the house style, for invoices and evidence: measures, the clothesline and footers. */
import { DAY } from '../palette.ts'
import { fillNumberOfTotal } from './fill-number-of-total.ts'
import { newPdf, type Pdf } from './pdf.ts'
import { drawText, drawTextShrunkToFit } from './text-boxes.ts'

/** In points. */
export const PAGE = { left: 46, right: 549, width: 503, top: 56, bottom: 790 } as const

const FOOT = 804

/** The shirt of the logo, drawn in a box of 40 × 40. */
const SHIRT =
  'M13 13.2 L17.5 14.4 Q20 18 22.5 14.4 L27 13.2 L35.5 20 L31 27 L28 25 V37 H12 V25 L9 27 L4.5 20 Z'

/**
 * A document of A4 pages, the first of them begun.
 * @param written all that will be written in it, in whatever shape
 * @returns the document, and its bytes once it is ended
 */
export function newA4Document(
  info: { Title: string; Author: string; Subject: string },
  written: string,
): ReturnType<typeof newPdf> {
  return newPdf(
    {
      size: 'A4',
      margins: { top: 46, bottom: 8, left: PAGE.left, right: 46 },
      bufferPages: true,
      info,
    },
    written,
  )
}

/** A new page when there is not so much room left on this one. */
export function ensurePageSpace(doc: Pdf, height: number, y: number): number {
  if (y + height <= PAGE.bottom) return y
  doc.addPage()
  return PAGE.top
}

/**
 * The head of the first page, down to 120 points: the clothesline, the laundry's name, and what it is.
 * @param day when it was made, as it is written
 */
export function drawTitle(
  doc: Pdf,
  { laundry, title, number, day }: { laundry: string; title: string; number: string; day: string },
): void {
  drawRope(doc)
  doc.font('bold').fontSize(17).fillColor(DAY.ink)
  drawText(doc, laundry, { x: 108, y: 66, width: 225, lines: 2 })
  doc.fontSize(19).fillColor(DAY.primary)
  const right = { x: 340, width: PAGE.right - 340, align: 'right' } as const
  drawTextShrunkToFit(doc, title, { ...right, y: 64 })
  doc.font('text').fontSize(10).fillColor(DAY.ink)
  drawTextShrunkToFit(doc, number, { ...right, y: 89 })
  doc.fillColor(DAY.inkSoft)
  drawTextShrunkToFit(doc, day, { ...right, y: 103 })
}

/** A rope that sags across the page, with the shirt pegged to it. */
function drawRope(doc: Pdf): void {
  doc.moveTo(0, 34).quadraticCurveTo(297, 62, 596, 34).lineWidth(1.8).stroke(DAY.rope)
  doc.save().translate(46, 27).scale(1.35)
  doc.path(SHIRT).fill(DAY.dyePrimary)
  doc.rect(12.8, 7.5, 3, 10).rect(24.2, 7.5, 3, 10).fill(DAY.accent)
  doc.restore()
}

/** What a fact is called, small and above it. */
export function drawLabel(doc: Pdf, text: string, x: number, y: number, width: number): void {
  doc.font('text').fontSize(8.5).fillColor(DAY.inkSoft)
  drawText(doc, text, { x, y, width, lines: 1 })
}

/**
 * The foot of each page, once all are drawn.
 * @param texts `page` is to be counted
 */
export function drawPageFooters(doc: Pdf, texts: { foot: string; page: string }): void {
  const { start, count } = doc.bufferedPageRange()
  for (let page = start; page < start + count; page += 1) {
    doc.switchToPage(page)
    doc.font('text').fontSize(8).fillColor(DAY.inkSoft)
    drawText(doc, texts.foot, { x: PAGE.left, y: FOOT, width: PAGE.width - 80, lines: 1 })
    drawTextShrunkToFit(doc, fillNumberOfTotal(texts.page, page - start + 1, count), {
      x: PAGE.right - 70,
      y: FOOT,
      width: 70,
      align: 'right',
    })
  }
}
