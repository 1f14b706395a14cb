/** Wraps a text to a width, over as many labels or pages as needed. */
import type { Pdf } from './pdf.ts'

const CUT = '…'

const graphemes = new Intl.Segmenter('en')

/**
 * In the font and size that the document has now; a word that is wider than a line is broken.
 * @param most how many lines there may be; the last ends with “…” where the text is longer
 * @returns at least one line
 */
export function wrapText(doc: Pdf, text: string, width: number, most = Infinity): string[] {
  const lines = text.split('\n').flatMap((part) => wrappedPart(doc, part, width))
  if (lines.length <= most) return lines
  return [...lines.slice(0, most - 1), cutLine(doc, lines[most - 1]!, width)]
}

function wrappedPart(doc: Pdf, text: string, width: number): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(/\s+/).flatMap((each) => brokenWord(doc, each, width))) {
    const longer = line === '' ? word : `${line} ${word}`
    if (line !== '' && doc.widthOfString(longer) > width) {
      lines.push(line)
      line = word
    } else line = longer
  }
  return [...lines, line]
}

function brokenWord(doc: Pdf, word: string, width: number): string[] {
  if (doc.widthOfString(word) <= width) return [word]
  const parts: string[] = []
  let part = ''
  for (const { segment } of graphemes.segment(word)) {
    if (part !== '' && doc.widthOfString(part + segment) > width) {
      parts.push(part)
      part = ''
    }
    part += segment
  }
  return [...parts, part]
}

function cutLine(doc: Pdf, line: string, width: number): string {
  const letters = Array.from(graphemes.segment(line), ({ segment }) => segment)
  while (letters.length > 0 && doc.widthOfString(`${letters.join('')}${CUT}`) > width) letters.pop()
  return `${letters.join('').trimEnd()}${CUT}`
}
