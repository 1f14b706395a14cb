// Fields of a piece before it is counted in: name or garment, photos, and whether its tag stays.
import type { KnownGarment } from '#contract/clothes/custody-pieces.ts'
import { MOST_PHOTOS_OF_UNIT, MOST_PIECES_OF_UNIT } from '#domain/clothes/custody.ts'
import { PictureInput } from '#web/features/pictures/picture-input.tsx'
import { useWords } from '#web/lib/words.ts'
import { Checkbox } from '#web/ui/fields/checkbox.tsx'
import { Select } from '#web/ui/fields/select.tsx'
import { StepperCount } from '#web/ui/fields/stepper-count.tsx'
import { TextInput } from '#web/ui/fields/text-input.tsx'
import { piecesScreen } from '#words/en/clothes/pieces-screen.ts'
import type { NewPiece } from './new-piece.ts'

type PieceFieldsProps = {
  piece: NewPiece
  /** Those of the customer that it can be. */
  garments: readonly KnownGarment[]
  /** Whether what is in a bag can still be counted. */
  counts?: boolean
  onChange: (change: (piece: NewPiece) => NewPiece) => void
}

export function PieceFields({ piece, garments, counts = false, onChange }: PieceFieldsProps) {
  const words = useWords(piecesScreen)
  const { tag, garment } = piece
  const isKept = garments.some(({ _id, tag: kept }) => _id === garment?._id && kept === tag)
  return (
    <div className="grid gap-3 py-3">
      {piece.kind === 'item' && garments.length > 0 && (
        <Select
          label={words.garment}
          value={garment?._id ?? ''}
          disabled={isKept && tag !== null}
          onChange={({ target }) => {
            const chosen = garments.find(({ _id }) => _id === target.value) ?? null
            onChange((before) => ({ ...before, garment: chosen, stays: false }))
          }}
        >
          <option value="">{words.noGarment}</option>
          {garments.map((each) => (
            <option key={each._id} value={each._id}>
              {each.name}
            </option>
          ))}
        </Select>
      )}
      {garment && tag !== null && !isKept && (
        <Checkbox
          checked={piece.stays}
          onChange={({ target }) => onChange((before) => ({ ...before, stays: target.checked }))}
        >
          {words.stays}
        </Checkbox>
      )}
      {counts && piece.kind === 'bag' && (
        <div className="flex flex-wrap items-center justify-between gap-3">
          <span className="font-semibold" aria-hidden="true">
            {words.pieces}
          </span>
          <StepperCount
            label={words.pieces}
            value={piece.pieces ?? 0}
            max={MOST_PIECES_OF_UNIT}
            onChange={(pieces) => onChange((before) => ({ ...before, pieces: pieces || null }))}
          />
        </div>
      )}
      <TextInput
        label={words.name}
        hint={words.nameHint}
        optional
        maxLength={100}
        autoComplete="off"
        value={piece.name}
        onChange={({ target }) => onChange((before) => ({ ...before, name: target.value }))}
      />
      <PictureInput
        most={MOST_PHOTOS_OF_UNIT}
        pictures={piece.photos}
        onChange={(change) => onChange((before) => ({ ...before, photos: change(before.photos) }))}
      />
    </div>
  )
}
