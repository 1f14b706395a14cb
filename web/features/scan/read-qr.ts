// Finds a QR code in a frame of a camera.
import { readBarcodes } from 'zxing-wasm/reader'

/** Pixels as a canvas gives them: four bytes each. */
export type Frame = { data: Uint8ClampedArray; width: number; height: number }

/** @returns the text of the first QR code that is read without a doubt; null where there is none */
export async function readQr(frame: Frame): Promise<string | null> {
  const found = await readBarcodes(frame as ImageData, {
    formats: ['QRCode'],
    maxNumberOfSymbols: 1,
    tryInvert: false,
  })
  return found[0]?.text ?? null
}
