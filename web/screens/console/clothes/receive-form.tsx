// Counting in: bags and items with and without tags, garments of the wardrobe, and what all of it weighs.
import { type SubmitEvent, useState } from 'react'
import type { CustodyOrder } from '#contract/clothes/custody.ts'
import type { KnownGarment } from '#contract/clothes/custody-pieces.ts'
import { guessItem } from '#domain/clothes/counted-as.ts'
import { MOST_UNITS, type UnitKind } from '#domain/clothes/custody.ts'
import { FormProblem, type Problem } from '#web/features/forms/form-problem.tsx'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/fields/checkbox.tsx'
import { Select } from '#web/ui/fields/select.tsx'
import { StepperCount } from '#web/ui/fields/stepper-count.tsx'
import { clothesScreen } from '#words/en/clothes/clothes-screen.ts'
import { piecesScreen } from '#words/en/clothes/pieces-screen.ts'
import { HandedIn, HandedInDiffers } from './handed-in.tsx'
import { itemOf } from './item-choice.tsx'
import { type NewPiece, piecesAsOrdered, unitOf, wardrobePiece } from './new-piece.ts'
import type { Received } from './clothes-queries.ts'
import { PieceCard } from './piece-card.tsx'
import { NOT_WEIGHED, readWeights, weighedBeside, WeightFields } from './weight-fields.tsx'

type ReceiveFormProps = {
  /** Those that were scanned, or taken from the wardrobe. */
  pieces: readonly NewPiece[]
  onPieces: (change: (pieces: readonly NewPiece[]) => readonly NewPiece[]) => void
  /** What the customer keeps in the wardrobe. */
  garments: readonly KnownGarment[]
  /** What is asked of the order, and what comes in where all is as it was ordered. */
  counting: Pick<CustodyOrder['counting'], 'level' | 'asOrdered'>
  /** What was ordered. */
  lines: CustodyOrder['lines']
  /** What was handed in, as long as nothing was counted in. */
  handedIn: CustodyOrder['handedIn']
  doorPhoto: CustodyOrder['doorPhoto']
  busy: boolean
  problem: Problem | null
  /** @param counted sends photos first */
  onReceive: (counted: () => Promise<Omit<Received, 'seen'>>) => void
}

export function ReceiveForm({
  pieces,
  onPieces,
  garments,
  counting: { level, asOrdered },
  lines,
  handedIn,
  doorPhoto,
  busy,
  problem,
  onReceive,
}: ReceiveFormProps) {
  const words = useWords(clothesScreen)
  const more = useWords(piecesScreen)
  const [counts, setCounts] = useState({ bag: 0, item: 0 })
  const [weights, setWeights] = useState(NOT_WEIGHED)
  const [isOnPaper, setOnPaper] = useState(false)
  const [said, setSaid] = useState<string | null>(null)
  const taken = new Set(pieces.map(({ garment }) => garment?._id))
  const untaken = garments.filter(({ _id }) => !taken.has(_id))
  const isCounted = counts.bag > 0 || counts.item > 0
  const ordered = isCounted ? [] : piecesAsOrdered(asOrdered, pieces)

  const countedKinds = (['bag', 'item'] as const).flatMap((kind) =>
    Array.from({ length: counts[kind] || 0 }, () => kind),
  )

  const counted = countedKinds.map((kind) => ({ kind, item: guessItem({ kind, name: '' }, lines) }))
  const shown = ordered.length > 0 ? ordered : pieces
  const items = [...shown.map((piece) => itemOf(piece, lines)), ...counted.map(({ item }) => item)]
  const beside = weighedBeside(items, lines)
  const weighed = readWeights(weights, beside)

  const countIn = (coming: readonly NewPiece[]) => {
    const isEmpty = coming.length + counted.length === 0
    setSaid(isEmpty ? words.nothingCounted : null)
    if (isEmpty || weighed === null) return
    onReceive(async () => {
      const units: Received['units'] = []
      // One after the other, for each sends its photos.
      for (const piece of coming) units.push(await unitOf(piece, itemOf(piece, lines)))
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

  const fromWardrobe = untaken.length > 0 && (
    <Select
      label={more.fromWardrobe}
      value=""
      onChange={({ target }) => {
        const chosen = untaken.find(({ _id }) => _id === target.value)
        if (chosen) onPieces((before) => [...before, wardrobePiece(chosen)])
      }}
    >
      <option value="">{more.chooseGarment}</option>
      {untaken.map((garment) => (
        <option key={garment._id} value={garment._id}>
          {garment.name}
        </option>
      ))}
    </Select>
  )
  const howMany = (kind: UnitKind) => {
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
          onChange={(value) => setCounts({ ...counts, [kind]: value })}
        />
      </div>
    )
  }
  const weighing = <WeightFields typed={weights} beside={beside} onChange={setWeights} />

  return (
    <form onSubmit={submit} className="grid grid-cols-1 gap-4" noValidate>
      <p className="text-ink-soft">
        {level === 'items' && `${words.byPiece} `}
        {words.receiveHint}
      </p>
      {handedIn && <HandedIn said={handedIn} photo={doorPhoto} />}
      {pieces.length > 0 && (
        <section aria-label={words.tagged}>
          <h3 className="mb-2 text-base">{words.tagged}</h3>
          <ul className="grid grid-cols-1 gap-2">
            {pieces.map((piece) => (
              <PieceCard
                key={piece.key}
                piece={piece}
                lines={lines}
                garments={garments.filter(
                  ({ _id }) => _id === piece.garment?._id || !taken.has(_id),
                )}
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
      )}
      {level === 'items' ? (
        <>
          {fromWardrobe}
          {howMany('item')}
          {howMany('bag')}
          {weighing}
        </>
      ) : (
        <>
          {howMany('bag')}
          {weighing}
          {fromWardrobe}
          {howMany('item')}
        </>
      )}
      <Checkbox checked={isOnPaper} onChange={({ target }) => setOnPaper(target.checked)}>
        {words.onPaper}
      </Checkbox>
      {handedIn && (
        <HandedInDiffers
          said={handedIn}
          kinds={[...pieces.map(({ kind }) => kind), ...countedKinds]}
          grams={weighed?.grams ?? null}
        />
      )}
      <FormProblem problem={said === null ? problem : { message: said, reason: null }} />
      <Button
        type="submit"
        className="min-h-16 text-xl"
        busy={busy}
        busyLabel={words.receiving}
        wide
      >
        {words.receive}
      </Button>
      {ordered.length > 0 && (
        <Button
          variant="secondary"
          className="min-h-16 text-xl"
          disabled={busy}
          onClick={() => countIn(ordered)}
          wide
        >
          {more.asOrdered({
            items: ordered.filter(({ kind }) => kind === 'item').length,
            bag: ordered.find(({ kind }) => kind === 'bag') ?? null,
          })}
        </Button>
      )}
    </form>
  )
}
