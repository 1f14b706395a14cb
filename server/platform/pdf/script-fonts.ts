/** Fonts shaped by HarfBuzz: the document's own, India's scripts and emoji. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { inflateSync } from 'node:zlib'
import type { FontName } from './text-runs.ts'

export type HarfBuzz = Awaited<ReturnType<typeof loadHarfBuzz>>

/** What pdfkit asks of a font's layout. */
interface Layout {
  glyphs: { id: number; advanceWidth: number; codePoints: number[] }[]
  positions: { xAdvance: number; yAdvance: number; xOffset: number; yOffset: number }[]
  readonly advanceWidth: number
}

export interface ShapedFont {
  /** A font file as pdfkit opens it. */
  bytes: Buffer
  hasLetter: (letter: string) => boolean
  /** The glyphs of a text from left to right; pdfkit's own layout fails on some syllables. */
  layout: (text: string, features?: readonly string[]) => Layout
}

/** Given to `layout` as a feature, which is what pdfkit hands through. */
export const RIGHT_TO_LEFT = ['right-to-left']

/** DejaVu has ₹; its condensed cut leaves room for long names. */
const TEXT_FONTS = {
  text: 'DejaVuSansCondensed.ttf',
  bold: 'DejaVuSansCondensed-Bold.ttf',
} as const

/** Loaded only by a process that meets letters which need it. */
export function loadHarfBuzz() {
  return import('harfbuzzjs')
}

/** The file of a font, as pdfkit opens it. */
export function fontFile(name: FontName, isBold: boolean): Buffer {
  const read = (path: string) => readFileSync(createRequire(import.meta.url).resolve(path))
  if (name === 'text') return read(`dejavu-fonts-ttf/ttf/${TEXT_FONTS[isBold ? 'bold' : 'text']}`)
  const subset = name.toLowerCase().replace('_', '-')
  const family = name === 'Emoji' ? 'noto-emoji' : `noto-sans-${subset}`
  const file = `${family}-${subset}-${isBold ? 700 : 400}-normal.woff`
  return unwrapped(read(`@fontsource/${family}/files/${file}`))
}

export function openShapedFont(harfBuzz: HarfBuzz, name: FontName, isBold: boolean): ShapedFont {
  const bytes = fontFile(name, isBold)
  const face = new harfBuzz.Face(new harfBuzz.Blob(bytes))
  const font = new harfBuzz.Font(face)
  const letterOf = new Map<number, number>()
  const letters = new Set(face.collectUnicodes())
  for (const letter of letters) {
    const glyph = font.nominalGlyph(letter)
    if (glyph !== undefined && !letterOf.has(glyph)) letterOf.set(glyph, letter)
  }

  function layout(text: string, features?: readonly string[]): Layout {
    const buffer = new harfBuzz.Buffer()
    buffer.addText(text)
    buffer.setDirection(
      features === RIGHT_TO_LEFT ? harfBuzz.Direction.RTL : harfBuzz.Direction.LTR,
    )
    buffer.guessSegmentProperties()
    harfBuzz.shape(font, buffer)
    const infos = buffer.getGlyphInfos()
    const positions = buffer.getGlyphPositions()
    const glyphs = infos.map(({ codepoint: id }) => {
      const letter = letterOf.get(id)
      const codePoints = letter === undefined ? [] : [letter]
      return { id, advanceWidth: font.glyphHAdvance(id), codePoints }
    })
    // So that the text can be found and copied: a joined glyph stands for what no other of its syllable does.
    for (const [start, length] of syllablesOf(infos, text)) {
      const parts = glyphs.filter((_, index) => infos[index]!.cluster === start)
      const joined = parts.find(({ codePoints }) => codePoints.length === 0)
      const single = new Set(parts.flatMap(({ codePoints }) => codePoints))
      if (joined)
        joined.codePoints = Array.from(text.slice(start, start + length), (letter) =>
          letter.codePointAt(0)!,
        ).filter((letter) => !single.has(letter))
    }
    return {
      glyphs,
      positions,
      // pdfkit scales the positions before it reads the sum.
      get advanceWidth() {
        return positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0)
      },
    }
  }

  return { bytes, layout, hasLetter: (letter) => letters.has(letter.codePointAt(0)!) }
}

/** Where the syllables of a shaped text begin, and how many characters each has. */
function syllablesOf(infos: readonly { cluster: number }[], text: string): [number, number][] {
  const starts = [...new Set(infos.map(({ cluster }) => cluster))].toSorted((a, b) => a - b)
  return starts.map((start, index) => [start, (starts[index + 1] ?? text.length) - start])
}

/** A WOFF file's tables as they were before they were packed (W3C, WOFF 1.0). */
function unwrapped(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12)
  const head = Buffer.alloc(12 + count * 16)
  woff.copy(head, 0, 4, 8)
  head.writeUInt16BE(count, 4)
  const tables: Buffer[] = []
  let offset = head.length
  for (let index = 0; index < count; index += 1) {
    const entry = 44 + index * 20
    const start = woff.readUInt32BE(entry + 4)
    const packed = woff.readUInt32BE(entry + 8)
    const length = woff.readUInt32BE(entry + 12)
    const bytes = woff.subarray(start, start + packed)
    const table = Buffer.alloc(Math.ceil(length / 4) * 4)
    ;(packed < length ? inflateSync(bytes) : bytes).copy(table)
    const at = 12 + index * 16
    woff.copy(head, at, entry, entry + 4)
    woff.copy(head, at + 4, entry + 16, entry + 20)
    head.writeUInt32BE(offset, at + 8)
    head.writeUInt32BE(length, at + 12)
    tables.push(table)
    offset += table.length
  }
  return Buffer.concat([head, ...tables])
}
