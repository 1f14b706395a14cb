/** Draws photos in rows of three, each with a caption and the time it was taken. */
import { DAY } from '../../platform/palette.ts'
import { PAGE, ensurePageSpace } from '../../platform/pdf/a4-pages.ts'
import type { Pdf } from '../../platform/pdf/pdf.ts'
import { drawText } from '../../platform/pdf/text-boxes.ts'
import type { Photo } from './evidence-pages.ts'

const COLUMNS = 3
const GAP = 11
const WIDTH = (PAGE.width - (COLUMNS - 1) * GAP) / COLUMNS
const HEIGHT = 150
const CAPTION = 34

/** @returns where the next thing may begin */
export function drawEvidencePhotos(
  doc: Pdf,
  photos: readonly Photo[],
  images: readonly Uint8Array[],
  top: number,
): number {
  let y = top
  for (let from = 0; from < photos.length; from += COLUMNS) {
    y = ensurePageSpace(doc, HEIGHT + CAPTION, y)
    for (const [column, photo] of photos.slice(from, from + COLUMNS).entries())
      drawPhoto(doc, photo, images, PAGE.left + column * (WIDTH + GAP), y)
    y += HEIGHT + CAPTION + 8
  }
  return y
}

function drawPhoto(
  doc: Pdf,
  { caption, at, image, erased }: Photo,
  images: readonly Uint8Array[],
  left: number,
  top: number,
): void {
  doc.roundedRect(left, top, WIDTH, HEIGHT, 6).fill(DAY.background)
  if (image === null) {
    doc.font('text').fontSize(9).fillColor(DAY.inkSoft)
    drawText(doc, erased, {
      x: left + 10,
      y: top + HEIGHT / 2 - 6,
      width: WIDTH - 20,
      align: 'center',
    })
  } else {
    const { buffer, byteOffset, byteLength } = images[image]!
    doc.image(Buffer.from(buffer, byteOffset, byteLength), left, top, {
      fit: [WIDTH, HEIGHT],
      align: 'center',
      valign: 'center',
    })
  }
  doc.font('bold').fontSize(8.5).fillColor(DAY.ink)
  drawText(doc, caption, { x: left, y: top + HEIGHT + 5, width: WIDTH, lines: 1 })
  doc.font('text').fontSize(8.5).fillColor(DAY.inkSoft)
  drawText(doc, at, { x: left, y: top + HEIGHT + 18, width: WIDTH, lines: 1 })
}
