// Intake form: bags and items with and without tags, garments of the wardrobe, and the total weight.
import { type SubmitEvent, useState } from 'react'
import type { CustodyOrder } from '#contract/clothes/custody.ts'
import type { KnownGarment } from '#contract/clothes/custody-pieces.ts'
import { guessItemOfUnit } from '#domain/clothes/counted-as.ts'
import { MOST_UNITS, type UnitKind } from '#domain/clothes/custody.ts'
import type { Sending } from '#web/features/forms/form-dialog.tsx'
import { FormProblem } from '#web/features/forms/form-problem.tsx'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/fields/checkbox.tsx'
import { StepperCount } from '#web/ui/fields/stepper-count.tsx'
import { clothesScreen } from '#words/en/clothes/clothes-screen.ts'
import { piecesScreen } from '#words/en/clothes/pieces-screen.ts'
import { HandedInSummary, HandedInDifference } from './handed-in-summary.tsx'
import { itemOfPiece } from './item-choice.tsx'
import { type NewPiece, piecesAsOrdered, unitFromPiece } from './new-piece.ts'
import type { Received } from './clothes-queries.ts'
import { WardrobePieceChoice, TaggedPieceList } from './new-pieces.tsx'
import {
  NOT_WEIGHED,
  parseWeights,
  linesToWeighSeparately,
  WeightFields,
} from './weight-fields.tsx'

type ReceiveFormProps = {
  order: CustodyOrder
  /** Those that were scanned, or taken from the wardrobe. */
  pieces: readonly NewPiece[]
  onPieces: (change: (pieces: readonly NewPiece[]) => readonly NewPiece[]) => void
  /** What the customer keeps in the wardrobe. */
  garments: readonly KnownGarment[]
  action: Sending
  /** @param counted sends photos first */
  onReceive: (counted: () => Promise<Omit<Received, 'seen'>>) => void
}

export function ReceiveForm({
  order,
  pieces,
  onPieces,
  garments,
  action: { isPending, problem = null },
  onReceive,
}: ReceiveFormProps) {
  const words = useWords(clothesScreen)
  const [counts, setCounts] = useState({ bag: 0, item: 0 })
  const [weights, setWeights] = useState(NOT_WEIGHED)
  const [isOnPaper, setOnPaper] = useState(false)
  const [said, setSaid] = useState<string | null>(null)
  const { lines, counting } = order
  const isFirst = order.units.length === 0
  const handedIn = isFirst ? order.handedIn : null
  const isCounted = counts.bag > 0 || counts.item > 0
  const ordered = isFirst && !isCounted ? piecesAsOrdered(counting.asOrdered, pieces) : []

  const countedKinds = (['bag', 'item'] as const).flatMap((kind) =>
    Array.from({ length: counts[kind] || 0 }, () => kind),
  )
  const counted = countedKinds.map((kind) => ({
    kind,
    item: guessItemOfUnit({ kind, name: '' }, lines),
  }))
  const shown = ordered.length > 0 ? ordered : pieces
  const items = [
    ...shown.map((piece) => itemOfPiece(piece, lines)),
    ...counted.map(({ item }) => item),
  ]
  const beside = linesToWeighSeparately(items, lines)
  const weighed = parseWeights(weights, beside)

  const countIn = (coming: readonly NewPiece[]) => {
    const isEmpty = coming.length + counted.length === 0
    setSaid(isEmpty ? words.nothingCounted : null)
    if (isEmpty || weighed === null) return
    onReceive(async () => {
      const units: Received['units'] = []
      // One after the other, for each sends its photos.
      for (const piece of coming) units.push(await unitFromPiece(piece, itemOfPiece(piece, lines)))
      return {
        units: [
          ...units,
          ...counted.map(({ kind, item }) => ({ kind, ...(item !== null && { item }) })),
        ],
        ...weighed,
        ...(isOnPaper && { onPaper: true }),
      }
    })
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    countIn(pieces)
  }

  const byPiece = counting.level === 'items'
  const known = { pieces, garments, onPieces }
  const howMany = { counts, onChange: setCounts }
  const fromWardrobe = <WardrobePieceChoice {...known} />
  const weighing = <WeightFields typed={weights} beside={beside} onChange={setWeights} />
  return (
    <form onSubmit={submit} className="grid grid-cols-1 gap-4" noValidate>
      <p className="text-ink-soft">
        {byPiece && `${words.byPiece} `}
        {words.receiveHint}
      </p>
      {handedIn && <HandedInSummary said={handedIn} photo={order.doorPhoto} />}
      <TaggedPieceList {...known} lines={lines} />
      {byPiece && fromWardrobe}
      <HowMany {...howMany} kind={byPiece ? 'item' : 'bag'} />
      {byPiece && <HowMany {...howMany} kind="bag" />}
      {weighing}
      {!byPiece && fromWardrobe}
      {!byPiece && <HowMany {...howMany} kind="item" />}
      <Checkbox checked={isOnPaper} onChange={({ target }) => setOnPaper(target.checked)}>
        {words.onPaper}
      </Checkbox>
      {handedIn && (
        <HandedInDifference
          said={handedIn}
          kinds={[...pieces.map(({ kind }) => kind), ...countedKinds]}
          grams={weighed?.grams ?? null}
        />
      )}
      <FormProblem problem={said === null ? problem : { message: said, reason: null }} />
      <Button
        type="submit"
        className="min-h-16 text-xl"
        busy={isPending}
        busyLabel={words.receiving}
        wide
      >
        {words.receive}
      </Button>
      <AllAsOrdered pieces={ordered} busy={isPending} onPress={() => countIn(ordered)} />
    </form>
  )
}

type Counts = Record<UnitKind, number>

type HowManyProps = { kind: UnitKind; counts: Counts; onChange: (counts: Counts) => void }

/** Those that have neither a tag nor a garment. */
function HowMany({ kind, counts, onChange }: HowManyProps) {
  const words = useWords(clothesScreen)
  const label = kind === 'bag' ? words.bags : words.items
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <span className="font-semibold" aria-hidden="true">
        {label}
      </span>
      <StepperCount
        label={label}
        value={counts[kind]}
        max={MOST_UNITS}
        onChange={(value) => onChange({ ...counts, [kind]: value })}
      />
    </div>
  )
}

type AllAsOrderedProps = { pieces: readonly NewPiece[]; busy: boolean; onPress: () => void }

/** Counts all in at once; nothing where that isn't offered. */
function AllAsOrdered({ pieces, busy, onPress }: AllAsOrderedProps) {
  const words = useWords(piecesScreen)
  if (pieces.length === 0) return null
  return (
    <Button variant="secondary" className="min-h-16 text-xl" disabled={busy} onClick={onPress} wide>
      {words.asOrdered({
        items: pieces.filter(({ kind }) => kind === 'item').length,
        bag: pieces.find(({ kind }) => kind === 'bag') ?? null,
      })}
    </Button>
  )
}
