/** The layout of tags: 24 on an A4 sheet of 70 × 37 mm labels, or one per 50 × 25 mm page for rolls. */
import type { TagPaper } from '#domain/clothes/places.ts'
import { drawQrCode } from '../../../billing/invoices/draw-qr-code.ts'
import { newPdf, type Pdf } from '../../../platform/pdf/pdf.ts'
import { drawText, drawTextShrunkToFit } from '../../../platform/pdf/text-boxes.ts'

/** Points in a millimetre. */
const MM = 72 / 25.4
const BLACK = '#000000'
/** Between the QR code, which needs white around it, and the words. */
const GAP = 3 * MM

/** How labels lie on a page, and what is printed on one, all in points. */
interface Labels {
  columns: number
  rows: number
  width: number
  height: number
  edge: number
  /** How large the two halves of a code are, and the words above and below them. */
  code: number
  words: number
}

const LABELS: Readonly<Record<TagPaper, Labels>> = {
  sheet: {
    columns: 3,
    rows: 8,
    width: (210 / 3) * MM,
    height: (297 / 8) * MM,
    edge: 5 * MM,
    code: 19,
    words: 7.5,
  },
  roll: { columns: 1, rows: 1, width: 50 * MM, height: 25 * MM, edge: 2 * MM, code: 16, words: 6 },
}

export interface TagSheet {
  title: string
  /** The laundry's name. */
  laundry: string
  paper: TagPaper
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
export async function drawTagSheetPages({
  title,
  laundry,
  paper,
  tags,
}: TagSheet): Promise<Buffer> {
  const labels = LABELS[paper]
  const { columns, rows, width, height } = labels
  const { doc, bytes } = await newPdf(
    {
      size: [columns * width, rows * height],
      margin: 0,
      autoFirstPage: false,
      info: { Title: title, Author: laundry },
    },
    JSON.stringify([laundry, tags]),
  )
  tags.forEach((tag, index) => {
    const place = index % (columns * rows)
    if (place === 0) doc.addPage()
    drawTag(
      doc,
      tag,
      laundry,
      labels,
      (place % columns) * width,
      Math.floor(place / columns) * height,
    )
  })
  doc.end()
  return bytes
}

function drawTag(
  doc: Pdf,
  tag: PrintedTag,
  laundry: string,
  { width, height, edge, code, words }: Labels,
  left: number,
  top: number,
): void {
  const qr = height - 2 * edge
  drawQrCode(doc, tag.address, left + edge, top + edge, qr, BLACK)
  const x = left + edge + qr + GAP
  const room = width - 2 * edge - qr - GAP
  const print = (text: string, y: number) => {
    doc.font('text').fontSize(words).fillColor(BLACK)
    drawText(doc, text, { x, y: top + edge + y, width: room, lines: 1 })
  }
  print(laundry, 2)
  // In two halves, as it is read out and typed.
  doc.font('bold').fontSize(code)
  const first = top + edge + words + 6
  drawTextShrunkToFit(doc, tag.code.slice(0, 4), { x, y: first, width: room })
  drawTextShrunkToFit(doc, tag.code.slice(4), { x, y: first + code * 1.1, width: room })
  print(tag.kind, qr - words - 5)
}
