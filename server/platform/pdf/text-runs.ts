/** Lines of text split into runs of one font and direction, in their order on paper. */
import bidiFactory from 'bidi-js'

/** Scripts with a font of their own, by their Unicode names. */
const SCRIPTS = [
  'Devanagari',
  'Bengali',
  'Gujarati',
  'Gurmukhi',
  'Kannada',
  'Malayalam',
  'Tamil',
  'Telugu',
  'Oriya',
  'Meetei_Mayek',
  'Ol_Chiki',
  'Arabic',
] as const

/** `text` is the document's own font, as bold as the document is now. */
export type FontName = 'text' | 'Emoji' | (typeof SCRIPTS)[number]

/** Whether a font has a letter. */
type HasLetter = (font: FontName, letter: string) => boolean

export interface Run {
  text: string
  font: FontName
  isRightToLeft: boolean
}

/** Stands for what no font has, so that its width is known. */
const SIGN = '\uFFFD'

/** Letters that the document's own font has and draws one after the other. */
const PLAIN = /^[ -~\u00A0-\u00AC\u00AE-\u024F\u2010-\u2027\u2030-\u205E₹\u2190-\u22FF\uFFFD]*$/

const RIGHT_TO_LEFT = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]/
const EMOJI = /^\p{RGI_Emoji}$/v
/** Drawn as nothing, alone or where the letters beside them don't need them. */
const INVISIBLE = /^\p{Default_Ignorable_Code_Point}$/u

const inScript = SCRIPTS.map(
  (name) => [name, new RegExp(String.raw`^\p{sc=${name}}`, 'u')] as const,
)
const sharedBy = SCRIPTS.map(
  (name) => [name, new RegExp(String.raw`^\p{scx=${name}}`, 'u')] as const,
)

const bidi = bidiFactory()
const graphemes = new Intl.Segmenter('en')

/** Whether the document's own font is enough, without shaping. */
export function needsNoShaping(text: string): boolean {
  return PLAIN.test(text)
}

/** A text of one line without what can't be drawn: halves of characters, controls, and marks that turn the text around it. */
export function removeUndrawableCharacters(text: string): string {
  if (needsNoShaping(text)) return text
  return text
    .toWellFormed()
    .replaceAll(/[\t\n\r\u2028\u2029]/g, ' ')
    .replaceAll(/[\p{Cc}\p{Bidi_Control}]/gu, '')
}

/** @param text as `drawable` gives it */
export function textRunsOf(text: string, hasLetter: HasLetter): Run[] {
  if (needsNoShaping(text)) return [{ text, font: 'text', isRightToLeft: false }]
  const levels = RIGHT_TO_LEFT.test(text) ? bidi.getEmbeddingLevels(text).levels : null
  const runs: (Run & { level: number })[] = []
  for (const { segment, index } of graphemes.segment(text)) {
    if (lettersOf(segment).length === 0) continue
    const last = runs.at(-1)
    const font = fontOf(segment, hasLetter, last?.font)
    const letters = font === null ? SIGN : segment
    const level = levels?.[index] ?? 0
    if (last?.font === (font ?? 'text') && last.level === level) last.text += letters
    else runs.push({ text: letters, font: font ?? 'text', level, isRightToLeft: level % 2 === 1 })
  }
  return inVisualOrder(runs)
}

/** The font of a letter with its marks; null where none has it. */
function fontOf(
  grapheme: string,
  hasLetter: HasLetter,
  last: FontName | undefined,
): FontName | null {
  const isIn = (scripts: typeof inScript) => scripts.find(([, is]) => is.test(grapheme))?.[0]
  const fonts = [
    EMOJI.test(grapheme) ? 'Emoji' : undefined,
    isIn(inScript),
    'text',
    last,
    isIn(sharedBy),
    'Emoji',
  ] as const
  return (
    fonts.find(
      (font) =>
        font !== undefined && lettersOf(grapheme).every((letter) => hasLetter(font, letter)),
    ) ?? null
  )
}

/** What can be seen of a letter and its marks. */
function lettersOf(grapheme: string): string[] {
  return Array.from(grapheme).filter((letter) => !INVISIBLE.test(letter))
}

/** Rule L2 of the Unicode Bidirectional Algorithm, for whole runs: the letters of one are turned where they are shaped. */
function inVisualOrder<T extends { level: number }>(runs: T[]): T[] {
  const ordered = [...runs]
  for (let level = Math.max(0, ...runs.map((run) => run.level)); level > 0; level -= 1)
    for (let start = 0; start < ordered.length; start += 1) {
      let end = start
      while (end < ordered.length && ordered[end]!.level >= level) end += 1
      if (end === start) continue
      ordered.splice(start, end - start, ...ordered.slice(start, end).toReversed())
      start = end
    }
  return ordered
}
