/** Draws the demo wardrobe's pictures and stores them like any other picture. */
import type { Files } from '../../platform/files/files.ts'
import { storePictureFiles } from '../../platform/images/picture-files.ts'
import { encodeDrawing } from '../../platform/images/pictures.ts'
import type { DemoWardrobe } from './demo-garments.ts'
import { GARMENT_DRAWINGS } from './garment-drawings.ts'

export async function storeDemoPictures(
  files: Files,
  pictures: DemoWardrobe['pictures'],
): Promise<void> {
  await Promise.all(
    [...pictures].map(async ([id, drawing]) =>
      storePictureFiles(files, id, await encodeDrawing(GARMENT_DRAWINGS[drawing])),
    ),
  )
}
