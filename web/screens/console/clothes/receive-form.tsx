// Counting in: bags and items with and without tags, garments of the wardrobe, and what all of it weighs.
import { type SubmitEvent, useState } from 'react'
import type { KnownGarment } from '#contract/custody-pieces.ts'
import { MOST_UNITS } from '#domain/custody.ts'
import { FormProblem, type Problem } from '#web/features/forms/form-problem.tsx'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { NumberInput } from '#web/ui/number-input.tsx'
import { Select } from '#web/ui/select.tsx'
import { StepperCount } from '#web/ui/stepper-count.tsx'
import { clothesScreen } from '#words/en/clothes-screen.ts'
import { piecesScreen } from '#words/en/pieces-screen.ts'
import { gramsOf } from './grams-of.ts'
import { bagOf, type NewPiece, unitOf, wardrobePiece } from './new-piece.ts'
import type { Received } from './clothes-queries.ts'
import { PieceCard } from './piece-card.tsx'

type ReceiveFormProps = {
  /** Those that were scanned, or taken from the wardrobe. */
  pieces: readonly NewPiece[]
  onPieces: (change: (pieces: readonly NewPiece[]) => readonly NewPiece[]) => void
  /** What the customer keeps in the wardrobe. */
  garments: readonly KnownGarment[]
  /** How many pieces were ordered; 0 where that isn't known, or some are counted in already. */
  ordered: number
  busy: boolean
  problem: Problem | null
  /** @param counted sends photos first */
  onReceive: (counted: () => Promise<Pick<Received, 'units' | 'grams'>>) => void
}

export function ReceiveForm({
  pieces,
  onPieces,
  garments,
  ordered,
  busy,
  problem,
  onReceive,
}: ReceiveFormProps) {
  const words = useWords(clothesScreen)
  const more = useWords(piecesScreen)
  const [counts, setCounts] = useState({ bag: 0, item: 0 })
  const [weight, setWeight] = useState('')
  const [said, setSaid] = useState<string | null>(null)
  const grams = gramsOf(weight)
  const taken = new Set(pieces.map(({ garment }) => garment?._id))
  const untaken = garments.filter(({ _id }) => !taken.has(_id))
  const isCounted = counts.bag > 0 || counts.item > 0
  // All that was ordered is in one bag, scanned or not.
  const isOneBag =
    ordered > 0 && !isCounted && pieces.length < 2 && pieces.every(({ kind }) => kind === 'bag')

  const countIn = (coming: readonly NewPiece[]) => {
    const counted = (['bag', 'item'] as const).flatMap((kind) =>
      Array.from({ length: counts[kind] || 0 }, () => ({ kind })),
    )
    const isEmpty = coming.length + counted.length === 0
    setSaid(isEmpty ? words.nothingCounted : null)
    if (isEmpty || grams === 'bad') return
    onReceive(async () => {
      const units: Received['units'] = []
      // One after the other, for each sends its photos.
      for (const piece of coming) units.push(await unitOf(piece))
      return { units: [...units, ...counted], ...(grams !== null && { grams }) }
    })
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    countIn(pieces)
  }
  const countAsOrdered = () => {
    const [bag = bagOf(ordered)] = pieces
    countIn([{ ...bag, pieces: ordered }])
  }

  return (
    <form onSubmit={submit} className="grid grid-cols-1 gap-4" noValidate>
      <p className="text-ink-soft">{words.receiveHint}</p>
      {pieces.length > 0 && (
        <section aria-label={words.tagged}>
          <h3 className="mb-2 text-base">{words.tagged}</h3>
          <ul className="grid grid-cols-1 gap-2">
            {pieces.map((piece) => (
              <PieceCard
                key={piece.key}
                piece={piece}
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
      {untaken.length > 0 && (
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
      )}
      {(['bag', 'item'] as const).map((kind) => {
        const label = kind === 'bag' ? words.bags : words.items
        return (
          <div key={kind} className="flex flex-wrap items-center justify-between gap-3">
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
      })}
      <NumberInput
        decimal
        optional
        label={words.weight}
        after={<span className="pr-4 text-ink-soft">{words.kg}</span>}
        value={weight}
        error={grams === 'bad' ? words.badWeight : undefined}
        onChange={(event) => setWeight(event.target.value)}
      />
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
      {isOneBag && (
        <Button
          variant="secondary"
          className="min-h-16 text-xl"
          disabled={busy}
          onClick={countAsOrdered}
          wide
        >
          {more.asOrdered({ pieces: ordered })}
        </Button>
      )}
    </form>
  )
}
