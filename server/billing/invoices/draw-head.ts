/** The head of an invoice: the clothesline, whose it is, for whom, and what for. */
import { DAY } from '../../platform/palette.ts'
import type { InvoiceParty } from '#domain/invoice.ts'
import { drawLabel, drawTitle, PAGE } from '../../platform/pdf/a4-pages.ts'
import type { Pdf } from '../../platform/pdf/pdf.ts'
import type { Drawing } from './page.ts'

/** @returns where the next thing may begin */
export function drawHead(doc: Pdf, { number, content, texts }: Drawing): number {
  const { business, customer, subject, facts } = content
  drawTitle(doc, { laundry: business.name, title: texts.title, number, day: content.issuedOn })

  const top = 138
  const from = drawParty(doc, texts.from, business, PAGE.left, top, [texts.gstin])
  const to = drawParty(doc, texts.for, customer, 232, top, [texts.customerGstin])
  let y = top
  for (const { name, value } of [{ name: texts.what, value: subject }, ...facts]) {
    drawLabel(doc, name, 418, y)
    doc.font('text').fontSize(9.5).fillColor(DAY.ink)
    doc.text(value, 418, y + 12, { width: PAGE.right - 418 })
    y = doc.y + 5
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
  drawLabel(doc, title, x, top)
  doc.font('bold').fontSize(10.5).fillColor(DAY.ink)
  doc.text(party.name, x, top + 12, { width, height: 40, ellipsis: true })
  doc.font('text').fontSize(9.5)
  for (const line of [party.address, party.phone, party.email, ...more])
    if (line) doc.text(line, x, doc.y + 1, { width, height: 60, ellipsis: true })
  return doc.y
}
