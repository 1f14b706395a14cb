/** QR codes as squares, for pages and PDF files. */
import bwipjs from 'bwip-js/node'

/**
 * Any of the eight masks makes a code that can be read. Trying all of them for the very best would
 * take longer than the rest of an invoice.
 */
const MASK = 3

/** What the drawing library answers for a matrix; its own types promise something else. */
interface Matrix {
  pixs: ArrayLike<number>
  pixx: number
  pixy: number
}

/** A row's dark squares that touch, as one rectangle of height 1. */
interface DarkRun {
  x: number
  y: number
  width: number
}

/** @returns the width of the whole square, and what is dark in it */
export function qrCodeSquares(text: string): { size: number; runs: DarkRun[] } {
  const options = { bcid: 'qrcode', text, eclevel: 'M', mask: MASK }
  const [matrix] = bwipjs.raw(options as never) as unknown as [Matrix]
  const runs: DarkRun[] = []
  for (let y = 0; y < matrix.pixy; y += 1)
    for (let x = 0; x < matrix.pixx;) {
      let end = x
      while (end < matrix.pixx && matrix.pixs[y * matrix.pixx + end]) end += 1
      if (end > x) runs.push({ x, y, width: end - x })
      x = end + 1
    }
  return { size: matrix.pixx, runs }
}

/** The same as the data of an SVG path. */
export function qrCodeSvgPath(text: string): { size: number; path: string } {
  const { size, runs } = qrCodeSquares(text)
  return { size, path: runs.map(({ x, y, width }) => `M${x} ${y}h${width}v1h-${width}z`).join('') }
}
