/** File keys of a picture's two sizes. */
import type { Files } from '../files/files.ts'
import type { EncodedPicture } from './pictures.ts'

/** A picture never changes: another one has another address. It stays with who may see it. */
export const PICTURE_HEADERS = {
  'content-type': 'image/webp',
  'cache-control': 'private, max-age=31536000, immutable',
}

/** The key of one size; the first characters of an id tell its time, the last spread it over folders. */
export function pictureKey(id: string, size: keyof EncodedPicture): string {
  return `pictures/${id.slice(-2)}/${id}-${size}.webp`
}

export async function storePictureFiles(
  files: Files,
  id: string,
  { small, large }: EncodedPicture,
): Promise<void> {
  await files.put(pictureKey(id, 'small'), small)
  await files.put(pictureKey(id, 'large'), large)
}

export async function removePictureFiles(files: Files, id: string): Promise<void> {
  await files.remove(pictureKey(id, 'small'))
  await files.remove(pictureKey(id, 'large'))
}
