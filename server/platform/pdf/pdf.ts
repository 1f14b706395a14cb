/** PDF documents: fonts with ₹ and India's scripts, and the drawn bytes. */
import PDFDocument from 'pdfkit'
import {
  fontFile,
  loadHarfBuzz,
  openShapedFont,
  RIGHT_TO_LEFT,
  type HarfBuzz,
  type ShapedFont,
} from './script-fonts.ts'
import {
  removeUndrawableCharacters,
  needsNoShaping,
  textRunsOf,
  type FontName,
  type Run,
} from './text-runs.ts'

export type Pdf = PDFKit.PDFDocument

/** A font that is open, as pdfkit takes it in place of a file's bytes. */
type OpenFont = Buffer & { layout(text: string): unknown }

/** What pdfkit keeps to itself: the font it draws with, and the drawing of a piece of one line. */
interface Inside {
  _font: { font: OpenFont; name: string; ascender: number }
  _fontSource: unknown
  _fontSize: number
  _lineGap: number
  widthOfString(text: string, options?: PDFKit.Mixins.TextOptions): number
  _fragment(text: string, x: number, y: number, options: PDFKit.Mixins.TextOptions): void
}

/** In points. */
const SCRIPT_LINE_GAP = 2.5

/** Opened once: reading a font's tables again takes longer than drawing an invoice. */
const plainFonts = new Map<boolean, OpenFont>()
const shapedFonts = new Map<string, { font: OpenFont; hasLetter: ShapedFont['hasLetter'] }>()

/**
 * A document with the fonts 'text' and 'bold'; what these have no letters for is drawn in others.
 * @param written all that will be written in it, in whatever shape
 * @returns the document, and its bytes once it is ended
 */
export async function newPdf(
  options: PDFKit.PDFDocumentOptions,
  written: string,
): Promise<{ doc: Pdf; bytes: Promise<Buffer> }> {
  const harfBuzz = needsNoShaping(written) ? null : await loadHarfBuzz()
  const [text, bold] = [false, true].map((isBold) =>
    harfBuzz === null ? plainFont(isBold) : shapedFont(harfBuzz, 'text', isBold).font,
  ) as [OpenFont, OpenFont]
  const doc = new PDFDocument({ lang: 'en-IN', ...options, font: text as unknown as string })
  doc.registerFont('text', text).registerFont('bold', bold)
  if (harfBuzz === null) drawDrawable(doc)
  else drawRuns(doc, harfBuzz)
  return { doc, bytes: collect(doc) }
}

/** From one line of a text to the next, in the font and size that the document has now. */
export function lineHeight(doc: Pdf): number {
  return doc.currentLineHeight(true) + insideOf(doc)._lineGap
}

/** In points. */
export function fontSizeOf(doc: Pdf): number {
  return insideOf(doc)._fontSize
}

function plainFont(isBold: boolean): OpenFont {
  const font = plainFonts.get(isBold) ?? opened(fontFile('text', isBold))
  plainFonts.set(isBold, font)
  return font
}

function shapedFont(harfBuzz: HarfBuzz, name: FontName, isBold: boolean) {
  const key = `${name} ${isBold}`
  const known = shapedFonts.get(key)
  if (known) return known
  const { bytes, layout, hasLetter } = openShapedFont(harfBuzz, name, isBold)
  const shaped = { font: Object.assign(opened(bytes), { layout }), hasLetter }
  shapedFonts.set(key, shaped)
  return shaped
}

/** pdfkit opens fonts but has no name for the result. */
function opened(bytes: Buffer): OpenFont {
  return insideOf(new PDFDocument({ font: bytes as unknown as string }))._font.font
}

function insideOf(doc: Pdf): Inside {
  return doc as unknown as Inside
}

/** Leaves out what has no glyph in any font. */
function drawDrawable(doc: Pdf): void {
  const inside = insideOf(doc)
  const widthOf = inside.widthOfString.bind(doc)
  const draw = inside._fragment.bind(doc)
  inside.widthOfString = (text, options) => widthOf(removeUndrawableCharacters(text), options)
  inside._fragment = (text, x, y, options) => draw(removeUndrawableCharacters(text), x, y, options)
}

/** Measures and draws each run of a line in its font, all of them on one baseline. */
function drawRuns(doc: Pdf, harfBuzz: HarfBuzz): void {
  // Letters below others reach far down.
  doc.lineGap(SCRIPT_LINE_GAP)
  const inside = insideOf(doc)
  const widthOf = inside.widthOfString.bind(doc)
  const draw = inside._fragment.bind(doc)

  const isBold = () => inside._font.name.endsWith('Bold')
  const runsIn = (text: string) =>
    textRunsOf(removeUndrawableCharacters(text), (font, letter) =>
      shapedFont(harfBuzz, font, isBold()).hasLetter(letter),
    )
  const featuresOf = ({ isRightToLeft }: Run) =>
    isRightToLeft ? ({ features: RIGHT_TO_LEFT } as object) : {}
  const widthOfRun = (run: Run, options?: PDFKit.Mixins.TextOptions) =>
    widthOf(run.text, { ...options, ...featuresOf(run) })

  /** Does something in the font of a run. */
  function inFontOf<T>({ font: name }: Run, fn: () => T): T {
    if (name === 'text') return fn()
    const { _font, _fontSource } = inside
    const key = `${name} ${isBold() ? 'bold' : 'text'}`
    doc.registerFont(key, shapedFont(harfBuzz, name, isBold()).font).font(key)
    try {
      return fn()
    } finally {
      inside._font = _font
      inside._fontSource = _fontSource
    }
  }

  inside.widthOfString = (text, options) =>
    runsIn(text).reduce((sum, run) => sum + inFontOf(run, () => widthOfRun(run, options)), 0)
  inside._fragment = (text, x, y, options) => {
    const baseline = -(inside._font.ascender / 1000) * inside._fontSize
    let left = x
    for (const run of runsIn(text))
      inFontOf(run, () => {
        draw(run.text, left, y, { ...options, ...featuresOf(run), baseline })
        left += widthOfRun(run)
      })
  }
}

function collect(doc: Pdf): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = []
    doc.on('data', (part: Buffer) => parts.push(part))
    doc.on('end', () => resolve(Buffer.concat(parts)))
    doc.on('error', reject)
  })
}
