// Piece about to be counted in, with its picture and care limits.
import { ChevronDown, X } from 'lucide-react'
import type { CustodyOrder } from '#contract/clothes/custody.ts'
import type { KnownGarment } from '#contract/clothes/custody-pieces.ts'
import { CareSigns } from '#web/features/garments/care-signs.tsx'
import { useObjectUrl } from '#web/lib/object-url.ts'
import { useWords } from '#web/lib/words.ts'
import { clothesScreen } from '#words/en/clothes/clothes-screen.ts'
import { piecesScreen } from '#words/en/clothes/pieces-screen.ts'
import { OrderedItemChoice, itemOfPiece, OtherItemChoice } from './item-choice.tsx'
import type { NewPiece } from './new-piece.ts'
import { PieceFields } from './piece-fields.tsx'
import { PiecePicture } from './piece-picture.tsx'

type PieceCardProps = {
  piece: NewPiece
  /** What was ordered. */
  lines: CustodyOrder['lines']
  garments: readonly KnownGarment[]
  onChange: (change: (piece: NewPiece) => NewPiece) => void
  onRemove: () => void
}

export function PieceCard({ piece, lines, garments, onChange, onRemove }: PieceCardProps) {
  const words = useWords(clothesScreen)
  const more = useWords(piecesScreen)
  const { garment, photos } = piece
  const photo = useObjectUrl(photos[0] ?? null)
  const choice = {
    lines,
    value: itemOfPiece(piece, lines),
    onChange: (item: string) => onChange((before) => ({ ...before, item })),
  }
  const title = more.title({ ...piece, garment: garment?.name ?? null })
  return (
    <li className="grid gap-2 rounded-md border border-success bg-success-wash px-4 py-2 text-success-text">
      <div className="flex items-center gap-x-3">
        <PiecePicture src={photo ?? garment?.thumbnailUrl ?? null} />
        <p className="min-w-0 grow">
          <span className="block font-semibold wrap-anywhere">{title}</span>
          {piece.tag !== null && <span className="font-mono text-sm">{piece.tag}</span>}
        </p>
        <button
          type="button"
          onClick={onRemove}
          className="-mr-2 grid size-11 shrink-0 place-items-center rounded-md hover:bg-sheet"
        >
          <X aria-hidden="true" size={20} />
          <span className="sr-only">
            {words.remove} {words.taggedUnit({ ...piece, tag: piece.tag ?? title })}
          </span>
        </button>
      </div>
      <CareSigns never={garment?.never ?? []} />
      {garment && garment.careInstructions !== '' && (
        <p className="wrap-anywhere">{garment.careInstructions}</p>
      )}
      {(lines.length > 1 || piece.item) && (
        <div className="text-ink">
          <OrderedItemChoice {...choice} />
        </div>
      )}
      <details className="group">
        <summary className="flex min-h-11 cursor-pointer items-center gap-1 font-semibold underline underline-offset-4">
          <ChevronDown aria-hidden="true" size={18} className="group-open:rotate-180" />
          {more.say}
          <span className="sr-only">
            {' '}
            {words.taggedUnit({ ...piece, tag: piece.tag ?? title })}
          </span>
        </summary>
        <div className="rounded-md bg-sheet px-3 text-ink">
          <PieceFields piece={piece} garments={garments} counts onChange={onChange} />
          <div className="pb-3">
            <OtherItemChoice {...choice} />
          </div>
        </div>
      </details>
    </li>
  )
}
