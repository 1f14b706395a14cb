/** The head of an invoice: the clothesline, whose it is, for whom, and what for. */
import { DAY } from '../../platform/palette.ts'
import type { InvoiceParty } from '#domain/invoice.ts'
import type { Pdf } from '../../platform/pdf/pdf.ts'
import { PAGE, type Drawing } from './page.ts'

/** The shirt of the logo, drawn in a box of 40 × 40. */
const SHIRT =
  'M13 13.2 L17.5 14.4 Q20 18 22.5 14.4 L27 13.2 L35.5 20 L31 27 L28 25 V37 H12 V25 L9 27 L4.5 20 Z'

/** @returns where the next thing may begin */
export function drawHead(doc: Pdf, { number, content, texts }: Drawing): number {
  drawLine(doc)
  const { business, customer, subject, facts } = content

  doc.font('bold').fontSize(17).fillColor(DAY.ink)
  doc.text(business.name, 108, 66, { width: 225, height: 42, ellipsis: true })
  doc.fontSize(19).fillColor(DAY.primary)
  doc.text(texts.title, 340, 64, {
    width: PAGE.right - 340,
    align: 'right',
    lineBreak: false,
  })
  doc.font('text').fontSize(10).fillColor(DAY.ink)
  doc.text(number, 340, 89, { width: PAGE.right - 340, align: 'right', lineBreak: false })
  doc.fillColor(DAY.inkSoft)
  doc.text(content.issuedOn, 340, 103, { width: PAGE.right - 340, align: 'right' })

  const top = 138
  const from = drawParty(doc, texts.from, business, PAGE.left, top, [texts.gstin])
  const to = drawParty(doc, texts.for, customer, 232, top, [texts.customerGstin])
  let y = top
  for (const { name, value } of [{ name: texts.what, value: subject }, ...facts]) {
    label(doc, name, 418, y)
    doc.font('text').fontSize(9.5).fillColor(DAY.ink)
    doc.text(value, 418, y + 12, { width: PAGE.right - 418 })
    y = doc.y + 5
  }
  return Math.max(from, to, y) + 14
}

/** A rope that sags across the page, with the shirt pegged to it. */
function drawLine(doc: Pdf): void {
  doc.moveTo(0, 34).quadraticCurveTo(297, 62, 596, 34).lineWidth(1.8).stroke(DAY.rope)
  doc.save().translate(46, 27).scale(1.35)
  doc.path(SHIRT).fill(DAY.dyePrimary)
  doc.rect(12.8, 7.5, 3, 10).rect(24.2, 7.5, 3, 10).fill(DAY.accent)
  doc.restore()
}

function drawParty(
  doc: Pdf,
  title: string,
  party: InvoiceParty,
  x: number,
  top: number,
  more: string[],
): number {
  const width = 168
  label(doc, title, x, top)
  doc.font('bold').fontSize(10.5).fillColor(DAY.ink)
  doc.text(party.name, x, top + 12, { width, height: 40, ellipsis: true })
  doc.font('text').fontSize(9.5)
  for (const line of [party.address, party.phone, party.email, ...more])
    if (line) doc.text(line, x, doc.y + 1, { width, height: 60, ellipsis: true })
  return doc.y
}

function label(doc: Pdf, text: string, x: number, y: number): void {
  doc.font('text').fontSize(8.5).fillColor(DAY.inkSoft).text(text, x, y, { lineBreak: false })
}
