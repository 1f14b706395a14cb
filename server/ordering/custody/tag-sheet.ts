/** Draws tags: 24 on a sheet of A4, as labels of 70 × 37 mm are sold. */
import { drawQr } from '../../billing/invoices/draw-qr.ts'
import { newPdf, type Pdf } from '../../platform/pdf/pdf.ts'

/** Points in a millimetre. */
const MM = 72 / 25.4
const COLUMNS = 3
const ROWS = 8
const WIDTH = (210 / COLUMNS) * MM
const HEIGHT = (297 / ROWS) * MM
const EDGE = 5 * MM
const QR = HEIGHT - 2 * EDGE
const BLACK = '#000000'

export interface TagSheet {
  title: string
  /** The laundry's name. */
  laundry: string
  tags: readonly PrintedTag[]
}

interface PrintedTag {
  code: string
  /** What it is for, in words. */
  kind: string
  /** What its QR code opens. */
  address: string
}

/** @returns the PDF's bytes */
export async function drawSheet({ title, laundry, tags }: TagSheet): Promise<Buffer> {
  const { doc, bytes } = await newPdf(
    { size: 'A4', margin: 0, autoFirstPage: false, info: { Title: title, Author: laundry } },
    laundry,
  )
  tags.forEach((tag, index) => {
    const place = index % (COLUMNS * ROWS)
    if (place === 0) doc.addPage()
    const left = (place % COLUMNS) * WIDTH + EDGE
    const top = Math.floor(place / COLUMNS) * HEIGHT + EDGE
    drawTag(doc, tag, laundry, left, top)
  })
  doc.end()
  return bytes
}

function drawTag(doc: Pdf, tag: PrintedTag, laundry: string, left: number, top: number): void {
  drawQr(doc, tag.address, left, top, QR, BLACK)
  const x = left + QR + 3 * MM
  const room = WIDTH - 2 * EDGE - QR - 3 * MM
  const small = { width: room, height: 10, ellipsis: true }
  doc
    .font('text')
    .fontSize(7.5)
    .fillColor(BLACK)
    .text(laundry, x, top + 2, small)
  // In two halves, as it is read out and typed.
  doc.font('bold').fontSize(19)
  doc.text(tag.code.slice(0, 4), x, top + 16, { lineBreak: false })
  doc.text(tag.code.slice(4), x, top + 37, { lineBreak: false })
  doc
    .font('text')
    .fontSize(7.5)
    .text(tag.kind, x, top + 62, small)
}
