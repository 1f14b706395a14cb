// One counted bag or item: photos, item, and a replacement for a lost tag.
import { type SubmitEvent, useId, useState } from 'react'
import type { CustodyOrder } from '#contract/clothes/custody.ts'
import type { KnownGarment } from '#contract/clothes/custody-pieces.ts'
import { FormProblem } from '#web/features/forms/form-problem.tsx'
import { CareSigns } from '#web/features/garments/care-signs.tsx'
import { ScanField } from '#web/features/scan/scan-field.tsx'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { clothesScreen } from '#words/en/clothes/clothes-screen.ts'
import { piecesScreen } from '#words/en/clothes/pieces-screen.ts'
import { sendUnitDescription, sendNewTag, sendUnitPhotos } from './clothes-queries.ts'
import { OtherOrderTagAlert } from './other-order-tag-alert.tsx'
import { OrderedItemChoice, OtherItemChoice } from './item-choice.tsx'
import type { NewPiece } from './new-piece.ts'
import { PieceFields } from './piece-fields.tsx'
import { useClothesWork } from './use-clothes-work.ts'

type Unit = CustodyOrder['units'][number]

type UnitDialogProps = {
  order: CustodyOrder
  unit: Unit
  garments: readonly KnownGarment[]
  onClose: () => void
}

export function UnitDialog({
  order: { orderId, lines },
  unit,
  garments,
  onClose,
}: UnitDialogProps) {
  const words = useWords(clothesScreen)
  const more = useWords(piecesScreen)
  const form = useId()
  const work = useClothesWork(orderId, onClose)
  const place = { id: orderId, unit: unit.number }
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
    work.send(async () =>
      sendUnitDescription(place, {
        stage: 'packing',
        ...(piece.name.trim() !== '' && piece.name.trim() !== unit.name && { name: piece.name }),
        ...(piece.garment?._id !== unit.garment?._id && { garment: piece.garment?._id ?? null }),
        ...(piece.item !== itemIn(unit) && { item: piece.item ?? null }),
        ...(piece.photos.length > 0 && { pictures: await sendUnitPhotos(piece.photos) }),
      }),
    )
  }
  return (
    <>
      <Dialog
        open
        size="md"
        onClose={onClose}
        locked={work.isPending}
        title={words.unit(unit)}
        footer={
          <Button
            type="submit"
            form={form}
            busy={work.isPending}
            busyLabel={more.saving}
            disabled={!isChanged}
          >
            {more.save}
          </Button>
        }
      >
        <FormProblem problem={work.problem} />
        <CareSigns never={unit.garment?.never ?? []} />
        <UnitPictures unit={unit} />
        <form id={form} onSubmit={submit} className="grid gap-1" noValidate>
          <OrderedItemChoice {...choice} />
          <PieceFields
            piece={piece}
            garments={garments}
            onChange={(change) => setPiece((before) => change(before))}
          />
          <OtherItemChoice {...choice} />
        </form>
        <section className="grid gap-3 border-t border-line pt-4">
          <h3 className="text-lg">{more.newTag}</h3>
          <ScanField
            busy={work.isPending}
            label={more.scanNewTag}
            hint={more.newTagHint(unit)}
            asksForCamera
            onScan={(tag) => work.sendAsync(() => sendNewTag(place, tag))}
          />
        </section>
      </Dialog>
      {work.foreign && <OtherOrderTagAlert foreign={work.foreign} onClose={work.reset} />}
    </>
  )
}

function UnitPictures({ unit: { pictures } }: { unit: Unit }) {
  const words = useWords(piecesScreen)
  if (pictures.length === 0) return null
  return (
    <ul aria-label={words.photos} className="flex flex-wrap gap-2">
      {pictures.map(({ _id, stage, imageUrl, thumbnailUrl }, index) => (
        <li key={_id}>
          <a href={imageUrl} target="_blank" rel="noreferrer" className="block rounded-md">
            <img
              src={thumbnailUrl}
              alt={words.photoOf({ position: index + 1, stage })}
              className="size-20 rounded-md bg-sunk object-cover"
            />
          </a>
        </li>
      ))}
    </ul>
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
