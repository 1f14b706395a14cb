// Pieces about to be counted in one by one: scanned, or chosen from the customer's wardrobe.
import type { CustodyOrder } from '#contract/clothes/custody.ts'
import type { KnownGarment } from '#contract/clothes/custody-pieces.ts'
import { useWords } from '#web/lib/words.ts'
import { Select } from '#web/ui/fields/select.tsx'
import { clothesScreen } from '#words/en/clothes/clothes-screen.ts'
import { piecesScreen } from '#words/en/clothes/pieces-screen.ts'
import { type NewPiece, pieceFromWardrobe } from './new-piece.ts'
import { PieceCard } from './piece-card.tsx'

type NewPiecesProps = {
  pieces: readonly NewPiece[]
  /** What the customer keeps in the wardrobe. */
  garments: readonly KnownGarment[]
  onPieces: (change: (pieces: readonly NewPiece[]) => readonly NewPiece[]) => void
}

const takenBy = (pieces: readonly NewPiece[]) => new Set(pieces.map(({ garment }) => garment?._id))

/** @param lines what was ordered */
export function TaggedPieceList({
  pieces,
  garments,
  onPieces,
  lines,
}: NewPiecesProps & { lines: CustodyOrder['lines'] }) {
  const words = useWords(clothesScreen)
  const taken = takenBy(pieces)
  if (pieces.length === 0) return null
  return (
    <section aria-label={words.tagged}>
      <h3 className="mb-2 text-base">{words.tagged}</h3>
      <ul className="grid grid-cols-1 gap-2">
        {pieces.map((piece) => (
          <PieceCard
            key={piece.key}
            piece={piece}
            lines={lines}
            garments={garments.filter(({ _id }) => _id === piece.garment?._id || !taken.has(_id))}
            onChange={(change) =>
              onPieces((before) =>
                before.map((each) => (each.key === piece.key ? change(each) : each)),
              )
            }
            onRemove={() => onPieces((before) => before.filter(({ key }) => key !== piece.key))}
          />
        ))}
      </ul>
    </section>
  )
}

/** Nothing where each garment is taken. */
export function WardrobePieceChoice({ pieces, garments, onPieces }: NewPiecesProps) {
  const words = useWords(piecesScreen)
  const taken = takenBy(pieces)
  const untaken = garments.filter(({ _id }) => !taken.has(_id))
  if (untaken.length === 0) return null
  return (
    <Select
      label={words.fromWardrobe}
      value=""
      onChange={({ target }) => {
        const chosen = untaken.find(({ _id }) => _id === target.value)
        if (chosen) onPieces((before) => [...before, pieceFromWardrobe(chosen)])
      }}
    >
      <option value="">{words.chooseGarment}</option>
      {untaken.map((garment) => (
        <option key={garment._id} value={garment._id}>
          {garment.name}
        </option>
      ))}
    </Select>
  )
}
