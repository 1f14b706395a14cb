/** Draws an invoice as a PDF of A4 pages in the house's style. */
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import PDFDocument from 'pdfkit'
import { DAY } from '../letters/palette.ts'
import { drawEnd } from './draw-end.ts'
import { drawHead } from './draw-head.ts'
import { drawLines } from './draw-lines.ts'
import { drawTotals } from './draw-totals.ts'
import { PAGE, type Drawing, type Pdf } from './page.ts'

/** DejaVu has ₹; its condensed cut leaves room for long names. */
const FONTS = { text: 'DejaVuSansCondensed.ttf', bold: 'DejaVuSansCondensed-Bold.ttf' } as const

/** A font that is open, as pdfkit takes it in place of a file's bytes. */
type OpenFont = Buffer

let fonts: Promise<Record<keyof typeof FONTS, OpenFont>> | undefined

/** Opened once: reading its tables anew takes longer than drawing an invoice. */
function openFonts() {
  const require = createRequire(import.meta.url)
  const open = async (file: string) => {
    const bytes = await readFile(require.resolve(`dejavu-fonts-ttf/ttf/${file}`))
    const opener = new PDFDocument({ font: bytes as unknown as string })
    // pdfkit opens fonts but has no name for the result.
    return (opener as unknown as { _font: { font: OpenFont } })._font.font
  }
  fonts ??= Promise.all([open(FONTS.text), open(FONTS.bold)]).then(([text, bold]) => ({
    text,
    bold,
  }))
  return fonts
}

/** @returns the PDF's bytes */
export async function drawInvoice(drawing: Drawing): Promise<Buffer> {
  const { number, content } = drawing
  const { text, bold } = await openFonts()
  const doc = new PDFDocument({
    size: 'A4',
    margins: { top: 46, bottom: 8, left: PAGE.left, right: 46 },
    bufferPages: true,
    font: text as unknown as string,
    info: {
      Title: `Invoice ${number}`,
      Author: content.business.name,
      Subject: content.subject,
    },
    lang: 'en-IN',
  })
  doc.registerFont('text', text).registerFont('bold', bold)
  const bytes = collect(doc)
  let y = drawHead(doc, drawing)
  y = drawLines(doc, content, y)
  y = drawTotals(doc, content, y)
  drawEnd(doc, drawing, y)
  drawFeet(doc, drawing)
  doc.end()
  return bytes
}

function collect(doc: Pdf): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = []
    doc.on('data', (part: Buffer) => parts.push(part))
    doc.on('end', () => resolve(Buffer.concat(parts)))
    doc.on('error', reject)
  })
}

function drawFeet(doc: Pdf, { number, content }: Drawing): void {
  const { start, count } = doc.bufferedPageRange()
  for (let page = start; page < start + count; page += 1) {
    doc.switchToPage(page)
    doc.font('text').fontSize(8).fillColor(DAY.inkSoft)
    const note = `${content.business.name} · Invoice ${number} · made by computer, valid without a signature`
    doc.text(note, PAGE.left, 804, { width: PAGE.width - 80, height: 10, ellipsis: true })
    doc.text(`Page ${page - start + 1} of ${count}`, PAGE.right - 80, 804, {
      width: 80,
      align: 'right',
      lineBreak: false,
    })
  }
}
