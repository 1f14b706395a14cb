/** The photos in a claim's evidence: at the door, of the piece and its bag, and from both sides' messages. */
import type { Words } from '#words/words.ts'
import type { ClothesUnit } from '#contract/clothes/custody-units.ts'
import type { Deps } from '../../platform/deps.ts'
import { pictureKey } from '../../platform/images/picture-files.ts'
import { encodeJpeg } from '../../platform/images/pictures.ts'
import type { readDoorVisits } from '../../ordering/run-sheet/proofs/read-door-visits.ts'
import type { Photo } from './evidence-pages.ts'
import type { messagesOfClaim } from './evidence-store.ts'

/** A photo by its id, before it is read. */
export interface NamedPhoto {
  id: string
  caption: string
  at: Date
}

/** How many are printed, and how large: sharp on paper, and a file that can be mailed. */
const MOST_PRINTED = 40
const SIDE = 640

/** In the order in which they are printed. */
export function photosOfClaim(
  { evidence: words }: Pick<Words, 'evidence'>,
  of: {
    proofs: Awaited<ReturnType<typeof readDoorVisits>>
    piece: ClothesUnit | null
    bag: ClothesUnit | null
    messages: Awaited<ReturnType<typeof messagesOfClaim>>
  },
): NamedPhoto[] {
  const { proofs, piece, bag, messages } = of
  const ofUnit = (unit: ClothesUnit | null, captions: typeof words.stages) =>
    (unit?.pictures ?? []).map(({ _id: id, stage, at }) => ({
      id,
      caption: captions[stage],
      at: new Date(at),
    }))
  return [
    ...proofs.flatMap(({ picture_id: id, kind, completed_at: at }) =>
      id === null ? [] : [{ id, caption: words.doors[kind], at }],
    ),
    ...ofUnit(bag, words.stagesOfBag),
    ...ofUnit(piece, words.stages),
    ...messages.flatMap(({ author, created_at: at, pictures }) =>
      pictures.map((id) => ({
        id,
        caption: author === 'customer' ? words.fromCustomer : words.fromLaundry,
        at,
      })),
    ),
  ]
}

/**
 * Reads the photos that are printed, one after the other.
 * @returns them, their files, and how many more there are
 */
export async function readPrintedPhotos(
  { files, words }: Pick<Deps, 'files'> & { words: Words },
  photos: readonly NamedPhoto[],
  written: (at: Date) => string,
): Promise<{ photos: Photo[]; images: Uint8Array[]; leftOut: number }> {
  const images: Uint8Array[] = []
  const printed: Photo[] = []
  for (const { id, caption, at } of photos.slice(0, MOST_PRINTED)) {
    const bytes = await files.get(pictureKey(id, 'large'))
    if (bytes) images.push(await encodeJpeg(bytes, SIDE))
    const image = bytes ? images.length - 1 : null
    printed.push({ caption, at: written(at), image, erased: words.evidence.photoErased })
  }
  return { photos: printed, images, leftOut: Math.max(0, photos.length - MOST_PRINTED) }
}
