// Packing list: a large row for each bag and item, green once packed.
import clsx from 'clsx'
import { type SubmitEvent, useState } from 'react'
import type { CustodyOrder } from '#contract/clothes/custody.ts'
import { areClothesAtLaundry } from '#domain/clothes/custody.ts'
import { parseGrams } from '#web/features/orders/clothes/parse-grams.ts'
import { receiveFromVendor } from '#web/features/outside-laundries/vendors-query.ts'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { NumberInput } from '#web/ui/fields/number-input.tsx'
import { clothesScreen } from '#words/en/clothes/clothes-screen.ts'
import { vendorsScreen } from '#words/en/clothes/vendors-screen.ts'
import { sendPackedUnits, sendUnpackedUnits } from './clothes-queries.ts'
import { isUnitPacked, countPackedUnits, PackRow } from './pack-row.tsx'
import type { ClothesWork } from './use-clothes-work.ts'

type PackListProps = {
  order: CustodyOrder
  work: Pick<ClothesWork, 'send' | 'isPending'>
  /** To say what it is, take a photo of it, or give it another tag. */
  onMore: (unit: number) => void
}

export function PackList({ order, work, onMore }: PackListProps) {
  const words = useWords(clothesScreen)
  const { packed, all } = countPackedUnits(order)
  const away = useWords(vendorsScreen)
  const { orderId: id } = order
  const isHere = areClothesAtLaundry(order.status)
  const press = ({ number, place }: CustodyOrder['units'][number]) =>
    work.send(() => {
      if (place === 'vendor') return receiveFromVendor(id, [number])
      return isUnitPacked({ place })
        ? sendUnpackedUnits(id, [number])
        : sendPackedUnits(id, { units: [number] })
    })
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
      <ul className="grid grid-cols-1 gap-2">
        {order.units.map((unit) => (
          <PackRow
            key={unit.number}
            unit={unit}
            isHere={isHere}
            onPress={() => press(unit)}
            onMore={() => onMore(unit.number)}
          />
        ))}
      </ul>
      {isHere && packed > 0 && <p className="text-sm text-ink-soft">{words.again}</p>}
      {order.units.some(({ place }) => place === 'vendor') && (
        <p className="text-sm text-ink-soft">{away.pressBack}</p>
      )}
      {isHere && packed === all && (
        <WeighOut
          busy={work.isPending}
          onWeigh={(grams) => work.send(() => sendPackedUnits(id, { units: [], grams }))}
        />
      )}
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
  const grams = parseGrams(weight)
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
