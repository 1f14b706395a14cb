// Reduces a picture on the device to its display size before upload: upright, and as a JPEG.
import { PICTURE_TYPES } from '#domain/base/pictures.ts'

/** In pixels, somewhat more than the laundry keeps. */
const LONGEST_SIDE = 1600

/** A picture of that size that is no larger goes as it is. */
const SMALL_BYTES = 1_500_000

const JPEG_QUALITY = 0.85

/** Why a file can't be the picture, judged by its name and type; null when it may be one. */
export function pictureRefusal({ name, type }: Pick<File, 'name' | 'type'>): 'wrongType' | null {
  return isSendable(type) || isHeic({ name, type }) ? null : 'wrongType'
}

/** Tells a picture from others that go with it. */
export function pictureName({ name, lastModified, size }: File): string {
  return `${name} ${lastModified} ${size}`
}

/** Browsers that can't show HEIC seldom know its type. */
export function isHeic({ name, type }: Pick<File, 'name' | 'type'>): boolean {
  return !isSendable(type) && (/^image\/hei[cf]$/.test(type) || /\.hei[cf]$/i.test(name))
}

/** @returns what is sent in its place; null where this browser can't read the file */
export async function shrinkPicture(file: File): Promise<File | null> {
  const url = URL.createObjectURL(file)
  try {
    const image = new Image()
    image.src = url
    await image.decode()
    const { naturalWidth: width, naturalHeight: height } = image
    const scale = Math.min(1, LONGEST_SIDE / Math.max(width, height))
    if (scale === 1 && file.size <= SMALL_BYTES && isSendable(file.type)) return file
    return await drawn(image, Math.round(width * scale), Math.round(height * scale), file.name)
  } catch {
    return null
  } finally {
    URL.revokeObjectURL(url)
  }
}

async function drawn(
  image: HTMLImageElement,
  width: number,
  height: number,
  name: string,
): Promise<File | null> {
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width: Math.max(1, width), height: Math.max(1, height) })
  const context = canvas.getContext('2d', { alpha: false })
  if (!context) return null
  // What is transparent would be black in a JPEG.
  context.fillStyle = 'white'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.imageSmoothingQuality = 'high'
  context.drawImage(image, 0, 0, canvas.width, canvas.height)
  const bytes = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', JPEG_QUALITY)
  })
  const type = 'image/jpeg'
  return bytes && new File([bytes], `${name.replace(/\.\w+$/, '')}.jpg`, { type })
}

function isSendable(type: string): boolean {
  return PICTURE_TYPES.some((allowed) => allowed === type)
}
