/** The head of an invoice: the clothesline drawing, seller, customer and subject. */
import { DAY } from '../../platform/palette.ts'
import type { InvoiceParty } from '#domain/invoices/invoice.ts'
import { drawLabel, drawTitle, PAGE } from '../../platform/pdf/a4-pages.ts'
import type { Pdf } from '../../platform/pdf/pdf.ts'
import { drawText } from '../../platform/pdf/text-boxes.ts'
import type { Drawing } from './page.ts'

/** @returns where the next thing may begin */
export function drawInvoiceHead(doc: Pdf, { number, content, texts }: Drawing): number {
  const { business, customer, subject, facts } = content
  drawTitle(doc, { laundry: business.name, title: texts.title, number, day: content.issuedOn })

  let top = 138
  if (texts.composition !== null) {
    doc.font('bold').fontSize(9.5).fillColor(DAY.ink)
    doc.text(texts.composition, PAGE.left, 124, { width: PAGE.width, align: 'right' })
    top = doc.y + 16
  }
  const from = drawParty(doc, texts.from, business, PAGE.left, top, [texts.gstin])
  const to = drawParty(doc, texts.for, customer, 232, top, [texts.customerGstin])
  let y = top
  for (const { name, value } of [{ name: texts.what, value: subject }, ...facts]) {
    const box = { x: 418, width: PAGE.right - 418 }
    drawLabel(doc, name, box.x, y, box.width)
    doc.font('text').fontSize(9.5).fillColor(DAY.ink)
    y = drawText(doc, value, { ...box, y: y + 12, lines: 4 }) + 5
  }
  return Math.max(from, to, y) + 14
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
  drawLabel(doc, title, x, top, width)
  doc.font('bold').fontSize(10.5).fillColor(DAY.ink)
  let y = drawText(doc, party.name, { x, y: top + 12, width, lines: 3 })
  doc.font('text').fontSize(9.5)
  for (const line of [party.address, party.phone, party.email, ...more])
    if (line) y = drawText(doc, line, { x, y: y + 1, width, lines: 5 })
  return y
}
