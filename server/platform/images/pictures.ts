/** Uploaded pictures: validated, turned upright, stripped of metadata, and made small. */
import { createHash } from 'node:crypto'
import { availableParallelism } from 'node:os'
import type { Sharp } from 'sharp'
import { AppError, say } from '../app-error.ts'

/** A picture as it is kept: WebP, the longer side at most so many pixels. */
export interface EncodedPicture {
  small: Buffer
  large: Buffer
}

/** What a kept picture comes to where it is committed to: the SHA-256 of its large file, as 64 hexadecimal digits. */
export function digestOfPicture({ large }: Pick<EncodedPicture, 'large'>): string {
  return createHash('sha256').update(large).digest('hex')
}

const SIDES = { small: 480, large: 1280 }
const QUALITY = 80
/** No honest picture takes longer. */
const MOST_SECONDS = 20

/** One takes up to a second or so: what comes behind so many of customers, or of staff, is better sent again later. */
const MOST_UNDER_WAY = 20
const underWay = { customers: 0, staff: 0 }

/** What the first bytes must say, and what the decoder must then agree to. */
const FORMATS: Record<string, string> = {
  'image/jpeg': 'jpeg',
  'image/png': 'png',
  'image/webp': 'webp',
}

/** Loaded with the first picture, so that no start waits for it. */
async function loadSharp() {
  const { default: sharp } = await import('sharp')
  // Nothing is looked at twice, so a cache would only hold memory.
  sharp.cache(false)
  return sharp
}

/**
 * Reads a picture file of unknown origin and encodes both sizes, in its own threads.
 * @param path of the file as it was sent; its name and type count for nothing
 * @param maxPixels more than that is refused before anything is decoded
 * @param isOfStaff whether it counts to what staff send at once
 * @throws AppError `unsupported_media`, `too_large`, `unreadable_picture`, or `busy` while many wait
 */
export async function encodePicture(
  path: string,
  maxPixels: number,
  isOfStaff = false,
): Promise<EncodedPicture> {
  const { fileTypeFromFile } = await import('file-type')
  const sharp = await loadSharp()
  const format = FORMATS[(await fileTypeFromFile(path))?.mime ?? '']
  if (!format) throw new AppError('unsupported_media', say('wrongPictureType'))
  const of = isOfStaff ? 'staff' : 'customers'
  if (underWay[of] >= MOST_UNDER_WAY) throw new AppError('busy', say('manyPictures'))
  underWay[of] += 1
  const turn = inTurn(async () => {
    const { width, height, format: found } = await readable(sharp(path).metadata())
    if (found !== format) throw new AppError('unsupported_media', say('wrongPictureType'))
    if (width * height > maxPixels)
      throw new AppError(
        'too_large',
        say('tooManyMegapixels', { megapixels: maxPixels / 1_000_000 }),
      )
    return readable(encode(sharp(path, { limitInputPixels: maxPixels, failOn: 'error' })))
  })
  return turn.finally(() => {
    underWay[of] -= 1
  })
}

/** Encodes our own drawing, an SVG; what people send never comes this way. */
export async function encodeDrawing(svg: string): Promise<EncodedPicture> {
  const sharp = await loadSharp()
  return inTurn(() => encode(sharp(Buffer.from(svg))))
}

/**
 * Encodes one of our own pictures again as JPEG, which PDFs can hold.
 * @param side how long its longer side is at most, in pixels
 */
export async function encodeJpeg(picture: Uint8Array, side: number): Promise<Buffer> {
  const sharp = await loadSharp()
  return inTurn(() => fit(sharp(picture), side).jpeg({ quality: QUALITY }).toBuffer())
}

/** @param image decoded once; the small picture is made from the large one */
async function encode(image: Sharp): Promise<EncodedPicture> {
  const { data, info } = await fit(image.autoOrient(), SIDES.large)
    .toColourspace('srgb')
    .timeout({ seconds: MOST_SECONDS })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  const sharp = await loadSharp()
  const upright = sharp(data, { raw: { width, height, channels } })
  const small = await fit(upright.clone(), SIDES.small).webp({ quality: QUALITY }).toBuffer()
  return { small, large: await upright.webp({ quality: QUALITY }).toBuffer() }
}

function fit(image: Sharp, side: number): Sharp {
  return image.resize(side, side, { fit: 'inside', withoutEnlargement: true })
}

async function readable<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch {
    throw new AppError('unreadable_picture', say('unreadablePicture'))
  }
}

/** Each picture under way costs memory and a processor; one processor stays for everything else. */
const LANES = Math.max(1, Math.min(3, availableParallelism() - 1))
let free = LANES
const waiting: (() => void)[] = []

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (free > 0) free -= 1
  else await new Promise<void>((resolve) => waiting.push(resolve))
  try {
    return await work()
  } finally {
    const next = waiting.shift()
    if (next) next()
    else free += 1
  }
}
