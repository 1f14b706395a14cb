/** Texts within a box on a page: wrapped, cut or made smaller, never over their neighbours. */
import { fontSizeOf, lineHeight, type Pdf } from './pdf.ts'
import { wrapText } from './wrap-text.ts'

/** In points. */
interface Place {
  x: number
  y: number
  width: number
  align?: 'left' | 'right' | 'center'
}

interface TextBox extends Place {
  /** At most; where the text is longer, the last of them ends with “…”. */
  lines?: number
}

/**
 * Draws a text in the font, size and colour that the document has now.
 * @returns where the next thing may begin; a text of nothing takes one line
 */
export function drawText(doc: Pdf, text: string, { lines: most, ...place }: TextBox): number {
  const lines = wrapText(doc, text, place.width, most)
  const height = lineHeight(doc)
  for (const [index, line] of lines.entries())
    drawLine(doc, line, { ...place, y: place.y + index * height })
  return place.y + lines.length * height
}

export function textHeight(doc: Pdf, text: string, width: number): number {
  return wrapText(doc, text, width).length * lineHeight(doc)
}

/**
 * Draws a text of one line whole, for half a sum or a code would be wrong: as large as fits, at most as large
 * as the document's font is now. It sits on the same line whatever its size.
 */
export function drawTextShrunkToFit(
  doc: Pdf,
  text: string,
  { strike = false, ...place }: Place & { strike?: boolean },
): void {
  const size = fontSizeOf(doc)
  const fits = Math.min(size, (size * place.width) / doc.widthOfString(text))
  doc.fontSize(fits)
  drawLine(doc, text, { ...place, y: place.y + size - fits }, strike)
  doc.fontSize(size)
}

function drawLine(
  doc: Pdf,
  line: string,
  { x, y, width, align = 'left' }: Place,
  strike = false,
): void {
  const free = align === 'left' ? 0 : width - doc.widthOfString(line)
  doc.text(line, x + (align === 'center' ? free / 2 : free), y, { lineBreak: false, strike })
}
