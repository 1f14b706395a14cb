/** Draws a QR code as squares, sharp at any size. */
import { DAY } from '../../platform/palette.ts'
import type { Pdf } from '../../platform/pdf/pdf.ts'
import { qrCodeSquares } from '../../platform/qr-code.ts'

/** @param width in points */
export function drawQrCode(
  doc: Pdf,
  text: string,
  left: number,
  top: number,
  width: number,
  colour: string = DAY.ink,
): void {
  const { size, runs } = qrCodeSquares(text)
  const unit = width / size
  for (const run of runs) doc.rect(left + run.x * unit, top + run.y * unit, run.width * unit, unit)
  doc.fill(colour)
}
