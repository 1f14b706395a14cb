// Counting in: bags and items with and without tags, and what they weigh.
import { type SubmitEvent, useState } from 'react'
import { MOST_UNITS, type UnitKind } from '#domain/custody.ts'
import { FormProblem, type Problem } from '#web/features/forms/form-problem.tsx'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { NumberInput } from '#web/ui/number-input.tsx'
import { StepperCount } from '#web/ui/stepper-count.tsx'
import { clothesScreen } from '#words/en/clothes-screen.ts'
import type { Received } from './clothes-queries.ts'
import { gramsOf } from './grams-of.ts'

export type TaggedUnit = { kind: UnitKind; tag: string }

type ReceiveFormProps = {
  /** Those that were scanned. */
  tagged: readonly TaggedUnit[]
  onRemove: (tag: string) => void
  busy: boolean
  problem: Problem | null
  onReceive: (received: Pick<Received, 'units' | 'grams'>) => void
}

export function ReceiveForm({ tagged, onRemove, busy, problem, onReceive }: ReceiveFormProps) {
  const words = useWords(clothesScreen)
  const [counts, setCounts] = useState({ bag: 0, item: 0 })
  const [weight, setWeight] = useState('')
  const [said, setSaid] = useState<string | null>(null)
  const grams = gramsOf(weight)

  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const counted = (['bag', 'item'] as const).flatMap((kind) =>
      Array.from({ length: counts[kind] || 0 }, () => ({ kind })),
    )
    const units = [...tagged, ...counted]
    setSaid(units.length === 0 ? words.nothingCounted : null)
    if (units.length > 0 && grams !== 'bad') onReceive({ units, ...(grams !== null && { grams }) })
  }

  return (
    <form onSubmit={submit} className="grid gap-4" noValidate>
      <p className="text-ink-soft">{words.receiveHint}</p>
      {tagged.length > 0 && (
        <section aria-label={words.tagged}>
          <h3 className="mb-2 text-base">{words.tagged}</h3>
          <ul className="grid gap-2">
            {tagged.map((unit) => (
              <li
                key={unit.tag}
                className="flex items-center justify-between gap-3 rounded-md bg-success-wash px-4 py-1 text-success-text"
              >
                <span className="font-semibold">{words.taggedUnit(unit)}</span>
                <Button variant="quiet" onClick={() => onRemove(unit.tag)}>
                  {words.remove}
                  <span className="sr-only"> {words.taggedUnit(unit)}</span>
                </Button>
              </li>
            ))}
          </ul>
        </section>
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
    </form>
  )
}
