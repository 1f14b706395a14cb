// Piece about to be counted in: a scanned bag or item, or a garment of the wardrobe.
import type { CustodyOrder } from '#contract/clothes/custody.ts'
import type { UnitGarment } from '#contract/clothes/custody-units.ts'
import type { KnownGarment } from '#contract/clothes/custody-pieces.ts'
import type { UnitKind } from '#domain/clothes/custody.ts'
import { sendUnitPhotos, type Received } from './clothes-queries.ts'

export interface NewPiece {
  key: string
  kind: UnitKind
  tag: string | null
  /** Of a bag; null where nobody counted. */
  pieces: number | null
  name: string
  garment: UnitGarment | null
  /** The item of the price list that it counts as; null where that isn't known, undefined as long as nobody chose. */
  item: string | null | undefined
  /** Whether its tag is to stay with the garment, or does already. */
  stays: boolean
  photos: readonly File[]
}

const BLANK = {
  pieces: null,
  name: '',
  garment: null,
  item: undefined,
  stays: false,
  photos: [],
}

/** @param found what the server knows of a tag that was scanned */
export function pieceFromScan({
  code,
  kind,
  garment,
}: {
  code: string
  kind: UnitKind
  garment: UnitGarment | null
}): NewPiece {
  return { ...BLANK, key: code, kind, tag: code, garment, stays: garment !== null }
}

/** One without its tag. */
export function pieceFromWardrobe(garment: KnownGarment): NewPiece {
  return { ...BLANK, key: garment._id, kind: 'item', tag: null, garment }
}

/**
 * What comes in where all is as it was ordered.
 * @param scanned at most one bag, which is the one that was ordered
 * @returns nothing where that isn't offered: more was scanned, or nobody can tell what was ordered
 */
export function piecesAsOrdered(
  ordered: CustodyOrder['counting']['asOrdered'],
  scanned: readonly NewPiece[],
): NewPiece[] {
  const [bag, ...others] = scanned
  const hasBag = ordered.some(({ kind }) => kind === 'bag')
  if (others.length > 0 || (bag && (bag.kind !== 'bag' || !hasBag))) return []
  return ordered.map(({ kind, pieces, name, item }, index) => ({
    ...BLANK,
    key: `ordered ${index}`,
    tag: null,
    name: name ?? '',
    ...(kind === 'bag' && bag),
    kind,
    pieces: kind === 'bag' && pieces > 0 ? pieces : null,
    item: (kind === 'bag' && bag?.item) || item,
  }))
}

/**
 * Sends its photos first.
 * @param item what it counts as
 */
export async function unitFromPiece(
  piece: NewPiece,
  item: string | null,
): Promise<Received['units'][number]> {
  const { kind, tag, pieces, garment, photos } = piece
  const name = piece.name.trim()
  return {
    kind,
    ...(pieces !== null && { pieces }),
    ...(tag !== null && { tag }),
    ...(name !== '' && { name }),
    ...(garment && { garment: garment._id }),
    ...(item !== null && { item }),
    ...(garment && tag !== null && piece.stays && { stays: true }),
    ...(photos.length > 0 && { pictures: await sendUnitPhotos(photos) }),
  }
}
