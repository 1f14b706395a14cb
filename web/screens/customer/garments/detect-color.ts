// Colour of a garment, detected from its picture on this device.
import { garmentColor, type GarmentColor } from '#domain/garments/garment-colors.ts'

/** So many pixels a side say enough. */
const SIDE = 48

/** Null where the picture says nothing clear, or can't be read here. */
export async function detectColor(file: Blob): Promise<GarmentColor | null> {
  try {
    const bitmap = await createImageBitmap(file, {
      resizeWidth: SIDE,
      resizeHeight: SIDE,
      resizeQuality: 'low',
    })
    const canvas = document.createElement('canvas')
    canvas.width = SIDE
    canvas.height = SIDE
    const context = canvas.getContext('2d', { willReadFrequently: true })
    context?.drawImage(bitmap, 0, 0, SIDE, SIDE)
    bitmap.close()
    const pixels = context?.getImageData(0, 0, SIDE, SIDE).data
    return pixels ? garmentColor(pixels, SIDE, SIDE) : null
  } catch {
    return null
  }
}
