/** PDF documents: fonts that have ₹, and the bytes of what was drawn. */
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import PDFDocument from 'pdfkit'

export type Pdf = PDFKit.PDFDocument

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

/**
 * A document with the fonts 'text' and 'bold'.
 * @returns the document, and its bytes once it is ended
 */
export async function newPdf(
  options: PDFKit.PDFDocumentOptions,
): Promise<{ doc: Pdf; bytes: Promise<Buffer> }> {
  const { text, bold } = await openFonts()
  const doc = new PDFDocument({ lang: 'en-IN', ...options, font: text as unknown as string })
  doc.registerFont('text', text).registerFont('bold', bold)
  return { doc, bytes: collect(doc) }
}

function collect(doc: Pdf): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = []
    doc.on('data', (part: Buffer) => parts.push(part))
    doc.on('end', () => resolve(Buffer.concat(parts)))
    doc.on('error', reject)
  })
}
