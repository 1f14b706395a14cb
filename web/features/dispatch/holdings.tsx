// What a rider holds, and the choice of the next rider.
import { useQuery } from '@tanstack/react-query'
import type { RiderHoldings } from '#contract/run-sheet/rider-holdings.ts'
import { rupeesText } from '#web/lib/rupees.ts'
import { useWords } from '#web/lib/words.ts'
import { FailedQueryNotice } from '#web/ui/failed-notice.tsx'
import { Checkbox } from '#web/ui/fields/checkbox.tsx'
import { Select } from '#web/ui/fields/select.tsx'
import { runHandOver } from '#words/en/run-sheet/riders.ts'
import { RIDERS, type NextRider } from './rider-queries.ts'

type Rider = { _id: string; name: string }

/** Nothing where they hold nothing. */
export function HoldingsList({ rider, held }: { rider: Rider; held: RiderHoldings }) {
  const words = useWords(runHandOver)
  const lines = [
    ...(held.stops > 0 ? [words.stops({ count: held.stops })] : []),
    ...(held.orders > 0 ? [words.inVan(held)] : []),
    ...(held.pickedUp > 0 ? [words.pickedUp({ count: held.pickedUp })] : []),
    ...(held.cash !== null && held.cash > 0 ? [words.cash({ sum: rupeesText(held.cash) })] : []),
  ]
  if (lines.length === 0) return null
  return (
    <div className="rounded-md bg-sunk px-4 py-3 text-ink">
      <p className="font-semibold wrap-anywhere">{words.holds(rider)}</p>
      <ul className="list-disc pl-5">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  )
}

type NextRiderProps = {
  /** Who has the run now. */
  rider: Rider
  held: RiderHoldings
  /** Null as long as nothing is chosen. */
  next: NextRider | null
  onChange: (next: NextRider | null) => void
  /** What the empty choice says. */
  emptyLabel: string
  /** Offers to leave the stops without a rider. */
  offersNobody?: boolean
}

export function NextRiderFields(props: NextRiderProps) {
  const { rider, held, next, onChange, emptyLabel, offersNobody = false } = props
  const words = useWords(runHandOver)
  const riders = useQuery(RIDERS)
  const others = riders.data?.filter(({ _id }) => _id !== rider._id) ?? []
  const choose = (value: string) => {
    const to = others.find(({ _id }) => _id === value) ?? null
    if (value === '') onChange(null)
    else onChange({ to, withClothes: false })
  }
  const to = next?.to ?? null
  return (
    <>
      {riders.isError && !riders.data && (
        <FailedQueryNotice what={words.ridersFailed} query={riders} />
      )}
      <Select
        label={words.to}
        value={next === null ? '' : (to?._id ?? NOBODY)}
        disabled={!riders.data}
        onChange={({ target }) => choose(target.value)}
      >
        <option value="">{emptyLabel}</option>
        {others.map(({ _id, name }) => (
          <option key={_id} value={_id}>
            {name}
          </option>
        ))}
        {offersNobody && <option value={NOBODY}>{words.nobody}</option>}
      </Select>
      {to !== null && held.orders > 0 && (
        <Checkbox
          checked={next!.withClothes}
          onChange={({ target }) => onChange({ to, withClothes: target.checked })}
        >
          <span className="block font-medium wrap-anywhere">{words.withClothes(to)}</span>
          <span className="block text-sm text-ink-soft">{words.withClothesHint}</span>
        </Checkbox>
      )}
      <StaysNotes rider={rider} held={held} isMoved={next?.withClothes === true} />
    </>
  )
}

const NOBODY = 'nobody'

/** What isn't handed over with the stops. */
function StaysNotes(props: { rider: Rider; held: RiderHoldings; isMoved: boolean }) {
  const { rider, held, isMoved } = props
  const words = useWords(runHandOver)
  const { name } = rider
  const notes = [
    ...(held.orders > 0 && !isMoved ? [words.clothesStay({ name })] : []),
    ...(held.pickedUp > 0 ? [words.bring] : []),
    ...(held.cash !== null && held.cash > 0
      ? [words.cashStays({ name, sum: rupeesText(held.cash) })]
      : []),
  ]
  return notes.map((note) => (
    <p key={note} className="text-sm wrap-anywhere text-ink-soft">
      {note}
    </p>
  ))
}
