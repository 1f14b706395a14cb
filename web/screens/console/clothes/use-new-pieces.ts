// Scanned pieces to be counted in: each tag once, with its garment.
import { useState } from 'react'
import type { CustodyOrder } from '#contract/clothes/custody.ts'
import type { KnownGarment } from '#contract/clothes/custody-pieces.ts'
import { readTagCode } from '#domain/clothes/custody-codes.ts'
import { findTag } from '#web/features/scan/find-tag.ts'
import { ApiError } from '#web/lib/api.ts'
import { useWords } from '#web/lib/words.ts'
import { clothesScreen } from '#words/en/clothes/clothes-screen.ts'
import { piecesScreen } from '#words/en/clothes/pieces-screen.ts'
import { ForeignTag } from './clothes-queries.ts'
import { type NewPiece, pieceFromScan } from './new-piece.ts'

/** @param garments the customer's; undefined as long as they aren't known */
export function useNewPieces(
  { orderId }: CustodyOrder,
  garments: readonly KnownGarment[] | undefined,
) {
  const words = useWords(clothesScreen)
  const more = useWords(piecesScreen)
  const [pieces, setPieces] = useState<readonly NewPiece[]>([])
  const scanned = pieces.filter(({ tag }) => tag !== null)
  const last = scanned.at(-1)

  /** Throws for a tag that can't be put on a piece of this order. */
  async function add(text: string): Promise<null> {
    const found = await findTag(text)
    const { kind, order, garment } = found
    if (kind === 'place') throw new ApiError(422, 'unknown_tag', words.ofPlace)
    if (order && order.orderId !== orderId) throw new ForeignTag(order)
    if (order) throw new ApiError(409, 'tag_in_use', more.hereAlready(found), {})
    if (garment && garments && !garments.some(({ _id }) => _id === garment._id))
      throw new ApiError(409, 'tag_in_use', more.ofAnother({ ...found, ...garment }), {})
    setPieces((before) =>
      before.some(({ tag }) => tag === found.code)
        ? before
        : [...before, pieceFromScan({ ...found, kind })],
    )
    return null
  }

  return {
    pieces,
    setPieces,
    add,
    isAdded: (text: string) => scanned.some(({ tag }) => tag === readTagCode(text)),
    /** How far scanning has come. */
    progress:
      last &&
      more.scanned({ count: scanned.length, last: words.taggedUnit({ ...last, tag: last.tag! }) }),
  }
}
