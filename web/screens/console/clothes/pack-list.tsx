// Packing: a large row for each bag and item, which turns green once it is in.
import clsx from 'clsx'
import { Check, Circle, Search } from 'lucide-react'
import { type SubmitEvent, useState } from 'react'
import type { CustodyOrder } from '#contract/custody.ts'
import { areClothesHere, type UnitPlace } from '#domain/custody.ts'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { NumberInput } from '#web/ui/number-input.tsx'
import { clothesScreen } from '#words/en/clothes-screen.ts'
import { gramsOf } from './grams-of.ts'

type PackListProps = {
  order: CustodyOrder
  busy: boolean
  onPack: (units: number[], grams?: number) => void
  onUnpack: (unit: number) => void
}

/** What is on its way is packed; what is looked for or given up isn't. */
const isPacked = ({ place }: { place: UnitPlace }) =>
  ['packed', 'rider', 'customer'].includes(place)

export function PackList({ order, busy, onPack, onUnpack }: PackListProps) {
  const words = useWords(clothesScreen)
  const expected = order.units.filter(({ place }) => place !== 'written_off')
  const all = expected.length
  const packed = expected.filter(isPacked).length
  const isHere = areClothesHere(order.status)
  return (
    <section className="grid gap-4">
      <output
        className={clsx(
          'rounded-md px-5 py-4 text-center text-3xl font-semibold',
          packed === all ? 'bg-success-wash text-success-text' : 'bg-sunk',
        )}
      >
        {packed === all ? words.allIn({ all }) : words.packedOf({ packed, all })}
      </output>
      <ul className="grid gap-2">
        {order.units.map((unit) => {
          const isIn = isPacked(unit)
          const isMissing = unit.place === 'missing'
          const Mark = isIn ? Check : isMissing ? Search : Circle
          return (
            <li key={unit.number}>
              <button
                type="button"
                aria-pressed={isIn}
                disabled={!isHere || unit.place === 'written_off'}
                onClick={() => (isIn ? onUnpack(unit.number) : onPack([unit.number]))}
                className={clsx(
                  'flex min-h-16 w-full flex-wrap items-center gap-x-4 gap-y-1 rounded-md border px-4 py-3 text-left text-xl font-semibold disabled:cursor-default',
                  isIn && 'border-success bg-success-wash text-success-text',
                  isMissing && 'border-danger bg-danger-wash text-danger-text',
                  !isIn && !isMissing && 'border-edge bg-sheet',
                )}
              >
                <Mark aria-hidden="true" className="shrink-0" />
                <span>{words.unit(unit)}</span>
                {unit.tag !== null && <span className="font-mono text-base">{unit.tag}</span>}
                {unit.kind === 'bag' && unit.pieces > 0 && (
                  <span className="text-base font-normal">{words.pieces(unit)}</span>
                )}
                <span className="ml-auto text-base font-normal">{words.place(unit)}</span>
              </button>
            </li>
          )
        })}
      </ul>
      {isHere && packed > 0 && <p className="text-sm text-ink-soft">{words.again}</p>}
      {isHere && packed === all && <WeighOut busy={busy} onWeigh={(grams) => onPack([], grams)} />}
      <p className="text-lg empty:hidden">{words.weights(order.weights)}</p>
      {order.weights.differs !== null && (
        <p className="rounded-md bg-accent-wash px-4 py-3 font-semibold text-accent-text">
          {words.differs[order.weights.differs]}
        </p>
      )}
    </section>
  )
}

function WeighOut({ busy, onWeigh }: { busy: boolean; onWeigh: (grams: number) => void }) {
  const words = useWords(clothesScreen)
  const [weight, setWeight] = useState('')
  const grams = gramsOf(weight)
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (typeof grams === 'number') onWeigh(grams)
  }
  return (
    <form onSubmit={submit} className="flex flex-wrap items-end gap-3" noValidate>
      <NumberInput
        decimal
        className="grow"
        label={words.weighOut}
        after={<span className="pr-4 text-ink-soft">{words.kg}</span>}
        value={weight}
        error={grams === 'bad' ? words.badWeight : undefined}
        onChange={(event) => setWeight(event.target.value)}
      />
      <Button type="submit" variant="secondary" disabled={busy}>
        {words.saveWeight}
      </Button>
    </form>
  )
}
