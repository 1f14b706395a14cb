/** Breaks a text into lines of a width, so that all of it can be drawn, on as many labels or pages as it takes. */
import type { Pdf } from './pdf.ts'

/** In the font and size that the document has now; a word that is wider than a line is broken. */
export function wrapText(doc: Pdf, text: string, width: number): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(/\s+/).flatMap((each) => brokenWord(doc, each, width))) {
    const longer = line === '' ? word : `${line} ${word}`
    if (line !== '' && doc.widthOfString(longer) > width) {
      lines.push(line)
      line = word
    } else line = longer
  }
  return line === '' ? lines : [...lines, line]
}

function brokenWord(doc: Pdf, word: string, width: number): string[] {
  if (doc.widthOfString(word) <= width) return [word]
  const parts: string[] = []
  let part = ''
  for (const { segment } of new Intl.Segmenter('en').segment(word)) {
    if (part !== '' && doc.widthOfString(part + segment) > width) {
      parts.push(part)
      part = ''
    }
    part += segment
  }
  return [...parts, part]
}
