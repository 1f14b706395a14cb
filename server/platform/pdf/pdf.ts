/** PDF documents: fonts that have ₹ and India's scripts, and the bytes of what was drawn. */
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import PDFDocument from 'pdfkit'
import { runsOf, type Run, type Script } from './indic-scripts.ts'
import { loadHarfBuzz, openScriptFont, type HarfBuzz } from './script-fonts.ts'

export type Pdf = PDFKit.PDFDocument

/** DejaVu has ₹; its condensed cut leaves room for long names. */
const FONTS = { text: 'DejaVuSansCondensed.ttf', bold: 'DejaVuSansCondensed-Bold.ttf' } as const

/** A font that is open, as pdfkit takes it in place of a file's bytes. */
type OpenFont = Buffer & { layout(text: string): unknown }

/** What pdfkit keeps to itself: the font it draws with, and the drawing of a piece of one line. */
interface Inside {
  _font: { font: OpenFont; name: string; ascender: number }
  _fontSource: unknown
  _fontSize: number
  widthOfString(text: string, options?: PDFKit.Mixins.TextOptions): number
  _fragment(text: string, x: number, y: number, options: Placed): void
}

type Placed = PDFKit.Mixins.TextOptions & { lineWidth?: number; textWidth?: number }

/** In points. */
const SCRIPT_LINE_GAP = 2.5

let fonts: Promise<Record<keyof typeof FONTS, OpenFont>> | undefined
const scriptFonts = new Map<string, OpenFont>()

/** Opened once: reading its tables again takes longer than drawing an invoice. */
function openFonts() {
  const require = createRequire(import.meta.url)
  const open = async (file: string) =>
    opened(await readFile(require.resolve(`dejavu-fonts-ttf/ttf/${file}`)))
  fonts ??= Promise.all([open(FONTS.text), open(FONTS.bold)]).then(([text, bold]) => ({
    text,
    bold,
  }))
  return fonts
}

/** pdfkit opens fonts but has no name for the result. */
function opened(bytes: Buffer): OpenFont {
  return insideOf(new PDFDocument({ font: bytes as unknown as string }))._font.font
}

function insideOf(doc: Pdf): Inside {
  return doc as unknown as Inside
}

/**
 * A document with the fonts 'text' and 'bold'; what these have no letters for is drawn in others.
 * @param written all that will be written in it, in whatever shape
 * @returns the document, and its bytes once it is ended
 */
export async function newPdf(
  options: PDFKit.PDFDocumentOptions,
  written: string,
): Promise<{ doc: Pdf; bytes: Promise<Buffer> }> {
  const { text, bold } = await openFonts()
  const doc = new PDFDocument({ lang: 'en-IN', ...options, font: text as unknown as string })
  doc.registerFont('text', text).registerFont('bold', bold)
  if (!isPlain(runsOf(written))) drawOtherScripts(doc, await loadHarfBuzz())
  return { doc, bytes: collect(doc) }
}

/** Measures and draws each run of a line in its font, all of them on one baseline. */
function drawOtherScripts(doc: Pdf, harfBuzz: HarfBuzz): void {
  // Letters below others reach far down.
  doc.lineGap(SCRIPT_LINE_GAP)
  const inside = insideOf(doc)
  const widthOf = inside.widthOfString.bind(doc)
  const draw = inside._fragment.bind(doc)

  inside.widthOfString = (text, options) => {
    const runs = runsOf(text)
    if (isPlain(runs)) return widthOf(text, options)
    return runs.reduce(
      (sum, run) => sum + inFontOf(doc, harfBuzz, run, () => widthOf(run.text, options)),
      0,
    )
  }
  inside._fragment = (text, x, y, options) => {
    const runs = runsOf(text)
    if (isPlain(runs)) return draw(text, x, y, options)
    const { align, width, lineWidth = 0, textWidth: _, ...others } = options
    const free = width === undefined ? 0 : lineWidth - inside.widthOfString(text.trimEnd())
    const baseline = -(inside._font.ascender / 1000) * inside._fontSize
    let left = x + (align === 'right' ? free : align === 'center' ? free / 2 : 0)
    for (const run of runs)
      inFontOf(doc, harfBuzz, run, () => {
        draw(run.text, left, y, { ...others, baseline })
        left += widthOf(run.text)
      })
  }
}

/** Does something in the font of a run and as bold as the document is now. */
function inFontOf<T>(doc: Pdf, harfBuzz: HarfBuzz, { script }: Run, fn: () => T): T {
  if (script === null) return fn()
  const inside = insideOf(doc)
  const { _font, _fontSource } = inside
  const isBold = _font.name.endsWith('Bold')
  const name = `${script} ${isBold ? 'bold' : 'text'}`
  const font = scriptFonts.get(name) ?? openShaped(harfBuzz, script, isBold)
  scriptFonts.set(name, font)
  doc.registerFont(name, font).font(name)
  try {
    return fn()
  } finally {
    inside._font = _font
    inside._fontSource = _fontSource
  }
}

function openShaped(harfBuzz: HarfBuzz, script: Script, isBold: boolean): OpenFont {
  const { bytes, layout } = openScriptFont(harfBuzz, script, isBold)
  return Object.assign(opened(bytes), { layout })
}

function isPlain(runs: readonly Run[]): boolean {
  return runs.every(({ script }) => script === null)
}

function collect(doc: Pdf): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = []
    doc.on('data', (part: Buffer) => parts.push(part))
    doc.on('end', () => resolve(Buffer.concat(parts)))
    doc.on('error', reject)
  })
}
