/** The foot of an invoice: its tax, payment status and a link to the order. */
import { DAY } from '../../platform/palette.ts'
import { drawQrCode } from './draw-qr-code.ts'
import { PAGE, ensurePageSpace } from '../../platform/pdf/a4-pages.ts'
import type { Pdf } from '../../platform/pdf/pdf.ts'
import { drawText, drawTextShrunkToFit } from '../../platform/pdf/text-boxes.ts'
import type { Drawing } from './page.ts'

export function drawInvoiceFoot(doc: Pdf, drawing: Drawing, top: number): void {
  const { content, texts, payment, baseUrl } = drawing
  let y = ensurePageSpace(doc, 120, top)
  if (texts.gst.columns.length > 0) y = drawGst(doc, drawing, y) + 18
  y = ensurePageSpace(doc, 92, y)
  const [wash, ink] = payment.isPaid
    ? ([DAY.successWash, DAY.success] as const)
    : ([DAY.accentWash, DAY.accentText] as const)
  doc.font('bold').fontSize(11)
  const { label } = payment
  const width = Math.min(150, doc.widthOfString(label) + 26)
  doc.roundedRect(PAGE.left, y, width, 24, 9).fill(wash)
  doc.fillColor(ink)
  drawTextShrunkToFit(doc, label, { x: PAGE.left + 13, y: y + 6, width: width - 26 })
  doc.font('text').fontSize(9.5).fillColor(DAY.ink)
  const beside = drawText(doc, payment.text, {
    x: PAGE.left + width + 12,
    y: y + 7,
    width: 330 - width,
    lines: 3,
  })
  doc.fillColor(DAY.inkSoft).fontSize(9)
  drawText(doc, texts.thanks, { x: PAGE.left, y: Math.max(beside, y + 30) + 8, width: 300 })
  if (content.trackingPath === null) return
  const size = 74
  const url = `${baseUrl}${content.trackingPath}`
  drawQrCode(doc, url, PAGE.right - size, y, size)
  doc.link(PAGE.right - size, y, size, size, url)
  doc.fontSize(8.5).fillColor(DAY.inkSoft)
  drawText(doc, texts.scan, {
    x: PAGE.right - size - 80,
    y: y + size - 22,
    width: 70,
    align: 'right',
  })
}

function drawGst(doc: Pdf, { texts }: Drawing, top: number): number {
  const { columns, contained } = texts.gst
  const shares = columns.reduce((sum, { share }) => sum + share, 0)
  doc.roundedRect(PAGE.left, top, PAGE.width, 52, 9).fill(DAY.primaryWash)
  let x: number = PAGE.left + 14
  for (const { name, value, share } of columns) {
    const width = ((PAGE.width - 28) * share) / shares
    doc.font('text').fontSize(8.5).fillColor(DAY.inkSoft)
    drawTextShrunkToFit(doc, name, { x, y: top + 9, width: width - 8 })
    doc.font('bold').fontSize(10).fillColor(DAY.ink)
    drawTextShrunkToFit(doc, value, { x, y: top + 21, width: width - 8 })
    x += width
  }
  doc.font('text').fontSize(8).fillColor(DAY.inkSoft)
  drawTextShrunkToFit(doc, contained, { x: PAGE.left + 14, y: top + 37, width: PAGE.width - 28 })
  return top + 52
}
