// One bag or item that was counted in: its photos, what it is, and another tag where it lost its own.
import { type SubmitEvent, useId, useState } from 'react'
import type { CustodyOrder } from '#contract/clothes/custody.ts'
import type { KnownGarment } from '#contract/clothes/custody-pieces.ts'
import { FormProblem, type Problem } from '#web/features/forms/form-problem.tsx'
import { CareSigns } from '#web/features/garments/care-signs.tsx'
import { ScanField } from '#web/features/scan/scan-field.tsx'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { clothesScreen } from '#words/en/clothes/clothes-screen.ts'
import { piecesScreen } from '#words/en/clothes/pieces-screen.ts'
import { type Said, sendPhotos } from './clothes-queries.ts'
import { ItemPills, OtherItem } from './item-choice.tsx'
import type { NewPiece } from './new-piece.ts'
import { PieceFields } from './piece-fields.tsx'

type Unit = CustodyOrder['units'][number]

type UnitDialogProps = {
  unit: Unit
  /** What was ordered. */
  lines: CustodyOrder['lines']
  garments: readonly KnownGarment[]
  busy: boolean
  problem: Problem | null
  onClose: () => void
  /** @param said sends photos first */
  onDescribe: (said: () => Promise<Said>) => void
  /** Rejects for a tag that is refused. */
  onRetag: (tag: string) => Promise<unknown>
}

export function UnitDialog({
  unit,
  lines,
  garments,
  busy,
  problem,
  onClose,
  onDescribe,
  onRetag,
}: UnitDialogProps) {
  const words = useWords(clothesScreen)
  const more = useWords(piecesScreen)
  const form = useId()
  const [piece, setPiece] = useState<NewPiece>(() => pieceOf(unit))
  const isChanged =
    piece.photos.length > 0 ||
    piece.garment?._id !== unit.garment?._id ||
    piece.item !== itemIn(unit) ||
    (piece.name.trim() !== '' && piece.name.trim() !== unit.name)
  const choice = {
    lines,
    value: piece.item ?? null,
    onChange: (item: string) => setPiece((before) => ({ ...before, item })),
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    onDescribe(async () => ({
      stage: 'packing',
      ...(piece.name.trim() !== '' && piece.name.trim() !== unit.name && { name: piece.name }),
      ...(piece.garment?._id !== unit.garment?._id && { garment: piece.garment?._id ?? null }),
      ...(piece.item !== itemIn(unit) && { item: piece.item ?? null }),
      ...(piece.photos.length > 0 && { pictures: await sendPhotos(piece.photos) }),
    }))
  }
  return (
    <Dialog
      open
      size="md"
      onClose={onClose}
      locked={busy}
      title={words.unit(unit)}
      footer={
        <Button type="submit" form={form} busy={busy} busyLabel={more.saving} disabled={!isChanged}>
          {more.save}
        </Button>
      }
    >
      <FormProblem problem={problem} />
      <CareSigns never={unit.garment?.never ?? []} />
      {unit.pictures.length > 0 && (
        <ul aria-label={more.photos} className="flex flex-wrap gap-2">
          {unit.pictures.map(({ _id, stage, imageUrl, thumbnailUrl }, index) => (
            <li key={_id}>
              <a href={imageUrl} target="_blank" rel="noreferrer" className="block rounded-md">
                <img
                  src={thumbnailUrl}
                  alt={more.photoOf({ position: index + 1, stage })}
                  className="size-20 rounded-md bg-sunk object-cover"
                />
              </a>
            </li>
          ))}
        </ul>
      )}
      <form id={form} onSubmit={submit} className="grid gap-1" noValidate>
        <ItemPills {...choice} />
        <PieceFields
          piece={piece}
          garments={garments}
          onChange={(change) => setPiece((before) => change(before))}
        />
        <OtherItem {...choice} />
      </form>
      <section className="grid gap-3 border-t border-line pt-4">
        <h3 className="text-lg">{more.newTag}</h3>
        <ScanField
          busy={busy}
          label={more.scanNewTag}
          hint={more.newTagHint(unit)}
          asksForCamera
          onScan={onRetag}
        />
      </section>
    </Dialog>
  )
}

const itemIn = ({ countedAs }: Unit) => countedAs?.itemId ?? null

/** Its tag is none of the dialog's fields: it is changed beside them. */
function pieceOf(unit: Unit): NewPiece {
  const { kind, pieces, name, garment } = unit
  return {
    key: 'unit',
    kind,
    tag: null,
    pieces,
    name: name ?? '',
    garment,
    item: itemIn(unit),
    stays: false,
    photos: [],
  }
}
