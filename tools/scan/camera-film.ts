// Film of a fake camera, in the file format that Chromium reads: a loop of pictures.
import { writeFileSync } from 'node:fs'
import { drawFrame, STRAIGHT } from './tag-frames.ts'

const A_SECOND = 10
/** How many pictures in a row show the same. */
const SHOWN = 8
const BARE = 6

/**
 * @param texts what QR codes say, each before the camera for most of a second
 * @param options.bare how many pictures between two show nothing
 */
export function writeCameraFilm(
  file: string,
  texts: readonly string[],
  { bare: between = BARE }: { bare?: number } = {},
): void {
  const view = { ...STRAIGHT, turn: 6 }
  const { width, height } = view
  const colourless = Buffer.alloc((width * height) / 2, 128)
  const pictures = [...texts, null].map((text) =>
    Buffer.concat([Buffer.from('FRAME\n'), Buffer.from(drawFrame(text, view).grey), colourless]),
  )
  const bare = pictures.pop()!
  const shown = pictures.flatMap((picture) => [
    ...Array.from({ length: SHOWN }, () => picture),
    ...Array.from({ length: between }, () => bare),
  ])
  const head = `YUV4MPEG2 W${width} H${height} F${A_SECOND}:1 Ip A1:1 C420jpeg\n`
  writeFileSync(file, Buffer.concat([Buffer.from(head), ...shown]))
}
