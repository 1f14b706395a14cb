/** Positions of texts in a PDF by pdfkit, as far as their glyphs reach, and sample names. */
import fc from 'fast-check'
import { pdfObjectsOf, pdfPagesAmong, pdfReferenceIn, pdfStreamText } from './pdf-text.ts'

/** In points, from the top left corner of the page. */
interface DrawnText {
  left: number
  right: number
  baseline: number
  size: number
  /** Glyph 0 stands for letters that the font doesn't have. */
  hasMissingGlyph: boolean
}

interface DrawnPage {
  width: number
  height: number
  texts: DrawnText[]
}

/** In points: rounding, and letters whose strokes reach past their own width. */
const TOLERANCE = 0.6

/** How far letters reach above their baseline, in sizes. */
const ABOVE = 0.7

/** Each language of the Constitution's Eighth Schedule in its script, and emoji that are joined of several. */
export const NAMES = [
  'জ্যোৎস্না বৰুৱা',
  'বন্দ্যোপাধ্যায়',
  'बर’ फोरमायथि',
  'डोगरी ज्योत्स्ना',
  'જ્યોત્સ્ના દેસાઈ',
  'ज्योत्स्ना श्रीवास्तव।',
  'ಕ್ಷೇತ್ರಪಾಲ ರಾಜ್‌ಕುಮಾರ್',
  'غلام رسول کٲشُر',
  'ശ്രീലക്ഷ്മി സ്ത്രീ',
  'ꯃꯅꯤꯄꯨꯔ ꯁꯔꯃꯥ',
  'ଜ୍ୟୋତ୍ସ୍ନା ମହାନ୍ତି',
  'ਅੰਮ੍ਰਿਤਪਾਲ ਸਿੰਘ',
  'ᱥᱟᱱᱛᱟᱲᱤ ᱢᱩᱨᱢᱩ',
  'سنڌي ٻ ڀ ٺ ڳ',
  'ஸ்ரீநிவாசன் லக்ஷ்மி',
  'క్షేత్రం జ్యోత్స్న',
  'محمد علی (۱۲)',
  'Asha 👨‍👩‍👧 Rao 🇮🇳👍🏽❤️1️⃣',
] as const

/** What people may type into a name, an address or an instruction. */
export const typedText = fc
  .array(
    fc.oneof(
      fc.constantFrom(...NAMES, '123/4, 5th Cross (Main)', 'Wwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwww'),
      fc.string({ unit: 'grapheme', maxLength: 30 }),
      fc.string({ unit: 'binary', maxLength: 30 }),
    ),
    { minLength: 1, maxLength: 4 },
  )
  .map((parts) => parts.join(' '))

export function drawnPages(bytes: Buffer): DrawnPage[] {
  const objects = pdfObjectsOf(bytes.toString('latin1'))
  return pdfPagesAmong(objects).map(({ body, fonts }) => {
    const [, width, height] = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(body)!
    const widths = new Map<string, number[]>()
    for (const [name, font] of fonts) {
      const [, descendant] = /\/DescendantFonts \[(\d+) 0 R\]/.exec(font)!
      const [, list] = /\/W \[0 \[([^\]]*)\]/.exec(objects.get(descendant!)!)!
      widths.set(name, list!.trim().split(/\s+/).map(Number))
    }
    const content = pdfStreamText(objects.get(pdfReferenceIn(body, 'Contents'))!)
    const texts = [...content.matchAll(/\nBT\n([\s\S]*?)\nET\n/g)].flatMap(([, block]) =>
      textOf(block!, widths, Number(height)),
    )
    return { width: Number(width), height: Number(height), texts }
  })
}

/** Texts that others lie over, that leave their page, or that have a letter of no font. */
export function findMisplacedTexts(bytes: Buffer): DrawnText[] {
  return drawnPages(bytes).flatMap(({ width, height, texts }) =>
    texts.filter(
      (text) =>
        text.hasMissingGlyph ||
        text.left < -TOLERANCE ||
        text.right > width + TOLERANCE ||
        text.baseline > height ||
        texts.some((other) => other !== text && isOver(text, other)),
    ),
  )
}

function isOver(one: DrawnText, other: DrawnText): boolean {
  return (
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > closeness(one, other) &&
    one.baseline - ABOVE * one.size < other.baseline &&
    other.baseline - ABOVE * other.size < one.baseline
  )
}

/** Letters of one word may be moved together by a tenth of their size, as a font's kerning asks. */
function closeness(...texts: DrawnText[]): number {
  return Math.max(TOLERANCE, ...texts.map(({ size }) => size / 10))
}

function textOf(block: string, widths: Map<string, number[]>, height: number): DrawnText[] {
  const ends: number[] = []
  let font: number[] = []
  let [at, baseline, size, hasMissingGlyph] = [0, Number.NaN, 0, false]
  // Where the next letter stands; what stands elsewhere is a mark above, below or within a letter.
  let [pen, isMark] = [0, false]
  const operations = /1 0 0 1 (\S+) (\S+) Tm|\/(\S+) ([\d.]+) Tf|\[([^\]]*)\] TJ/g
  for (const [, x, y, name, fontSize, shown] of block.matchAll(operations)) {
    if (x !== undefined) {
      at = Number(x)
      if (Number.isNaN(baseline)) [baseline, pen] = [height - Number(y), at]
      isMark = height - Number(y) !== baseline || Math.abs(at - pen) > TOLERANCE
    } else if (name !== undefined) [font, size] = [widths.get(name)!, Number(fontSize)]
    else {
      const parts = [...shown!.matchAll(/<([0-9a-f]*)>|(-?[\d.]+)/gi)]
      const glyphs = parts.flatMap(([, hex]) => hex?.match(/.{4}/g) ?? [])
      const ids = glyphs.map((hex) => Number.parseInt(hex, 16))
      hasMissingGlyph ||= ids.includes(0)
      if (isMark) continue
      const kerning = parts.reduce((sum, [, , moved]) => sum - Number(moved ?? 0), 0)
      const width = ids.reduce((sum, id) => sum + font[id]!, kerning)
      ends.push(at, (at += (width / 1000) * size))
      pen = at
    }
  }
  const [left, right] = [Math.min(...ends), Math.max(...ends)]
  return ends.length === 0 ? [] : [{ left, right, baseline, size, hasMissingGlyph }]
}
