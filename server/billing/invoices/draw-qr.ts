/** Draws a QR code as squares, sharp at any size. */
import bwipjs from 'bwip-js/node'
import { DAY } from '../../platform/palette.ts'
import type { Pdf } from '../../platform/pdf/pdf.ts'

/**
 * Any of the eight masks makes a code that can be read. Trying all of them for the very best would
 * take longer than the rest of the invoice.
 */
const MASK = 3

/** What the drawing library answers for a matrix; its own types promise something else. */
interface Matrix {
  pixs: ArrayLike<number>
  pixx: number
  pixy: number
}

/** @param size in points */
export function drawQr(
  doc: Pdf,
  text: string,
  x: number,
  y: number,
  size: number,
  colour: string = DAY.ink,
): void {
  const options = { bcid: 'qrcode', text, eclevel: 'M', mask: MASK }
  const [matrix] = bwipjs.raw(options as never) as unknown as [Matrix]
  const unit = size / matrix.pixx
  for (let row = 0; row < matrix.pixy; row += 1)
    for (let from = 0; from < matrix.pixx;) {
      let to = from
      while (to < matrix.pixx && matrix.pixs[row * matrix.pixx + to]) to += 1
      if (to > from) doc.rect(x + from * unit, y + row * unit, (to - from) * unit, unit)
      from = to + 1
    }
  doc.fill(colour)
}
