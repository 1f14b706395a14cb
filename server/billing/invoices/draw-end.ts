/** The end of an invoice: the tax in it, whether it is paid, and where to see the order. */
import { withPaise } from '#domain/plans.ts'
import { DAY } from '../../platform/palette.ts'
import { drawQr } from './draw-qr.ts'
import { PAGE, roomFor } from '../../platform/pdf/a4-pages.ts'
import type { Pdf } from '../../platform/pdf/pdf.ts'
import type { Drawing } from './page.ts'

export function drawEnd(doc: Pdf, drawing: Drawing, top: number): void {
  const { content, texts, payment, baseUrl } = drawing
  let y = roomFor(doc, 120, top)
  if (content.gst.percent > 0) y = drawGst(doc, drawing, y) + 18
  y = roomFor(doc, 92, y)
  const [wash, ink] = payment.isPaid
    ? ([DAY.successWash, DAY.success] as const)
    : ([DAY.accentWash, DAY.accentText] as const)
  doc.font('bold').fontSize(11)
  const { label } = payment
  const width = doc.widthOfString(label) + 26
  doc.roundedRect(PAGE.left, y, width, 24, 9).fill(wash)
  doc.fillColor(ink).text(label, PAGE.left + 13, y + 6, { lineBreak: false })
  doc.font('text').fontSize(9.5).fillColor(DAY.ink)
  doc.text(payment.text, PAGE.left + width + 12, y + 7, { width: 250 })
  doc.fillColor(DAY.inkSoft).fontSize(9)
  doc.text(texts.thanks, PAGE.left, y + 38, {
    width: 300,
  })
  if (content.trackingPath === null) return
  const size = 74
  const url = `${baseUrl}${content.trackingPath}`
  drawQr(doc, url, PAGE.right - size, y, size)
  doc.link(PAGE.right - size, y, size, size, url)
  doc.fontSize(8.5).fillColor(DAY.inkSoft)
  doc.text(texts.scan, PAGE.right - size - 80, y + size - 22, {
    width: 70,
    align: 'right',
  })
}

function drawGst(doc: Pdf, { content, texts }: Drawing, top: number): number {
  const { gst, sacCode } = content
  const columns: [name: string, value: string, width: number][] = [
    [texts.gst.sac, sacCode, 70],
    [texts.gst.taxable, withPaise(gst.taxablePaise), 105],
    [texts.gst.central, withPaise(gst.cgstPaise), 95],
    [texts.gst.state, withPaise(gst.sgstPaise), 95],
    [texts.gst.all, withPaise(gst.taxPaise), 95],
  ]
  doc.roundedRect(PAGE.left, top, PAGE.width, 52, 9).fill(DAY.primaryWash)
  let x: number = PAGE.left + 14
  for (const [name, value, width] of columns) {
    doc.font('text').fontSize(8.5).fillColor(DAY.inkSoft)
    doc.text(name, x, top + 9, { width, lineBreak: false })
    doc.font('bold').fontSize(10).fillColor(DAY.ink)
    doc.text(value, x, top + 21, { width, lineBreak: false })
    x += width
  }
  doc.font('text').fontSize(8).fillColor(DAY.inkSoft)
  doc.text(texts.gst.contained, PAGE.left + 14, top + 37, {
    width: PAGE.width - 28,
    lineBreak: false,
  })
  return top + 52
}
