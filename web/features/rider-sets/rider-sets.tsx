// Riders who have bags for the laundry, each with a button that takes their set in.
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import type { RiderSet } from '#contract/clothes/rider-sets.ts'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { riderSetWords } from '#words/en/clothes/rider-sets.ts'
import { RIDER_SETS } from './set-queries.ts'
import { TakeInDialog } from './take-in-dialog.tsx'

/** Nothing as long as no rider has bags. */
export function RiderSets() {
  const words = useWords(riderSetWords)
  const id = useId()
  const sets = useQuery(RIDER_SETS).data ?? []
  const [chosen, setChosen] = useState<RiderSet | null>(null)
  return (
    <>
      {sets.length > 0 && (
        <section aria-labelledby={id} className="mb-6 grid gap-3">
          <h2 id={id} className="text-xl">
            {words.title}
          </h2>
          <ul className="grid gap-3 md:grid-cols-2">
            {sets.map((set) => (
              <Rider key={set.riderId} set={set} onTakeIn={() => setChosen(set)} />
            ))}
          </ul>
        </section>
      )}
      {chosen && <TakeInDialog set={chosen} onClose={() => setChosen(null)} />}
    </>
  )
}

function Rider({ set, onTakeIn }: { set: RiderSet; onTakeIn: () => void }) {
  const words = useWords(riderSetWords)
  const count = (orders: RiderSet['orders']) =>
    orders.reduce((sum, { left }) => sum + left.length, 0)
  const missing = count(set.orders.filter(({ isMissing }) => isMissing))
  return (
    <Panel as="li" className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <div className="min-w-0 wrap-anywhere">
        <h3 className="text-lg">{set.name}</h3>
        <p>{words.has({ bags: count(set.orders), orders: set.orders.length })}</p>
        {missing > 0 && (
          <p className="font-semibold text-danger-text">
            {words.missingBefore({ count: missing })}
          </p>
        )}
      </div>
      <Button className="grow sm:grow-0" onClick={onTakeIn}>
        {words.takeIn({ name: set.name })}
      </Button>
    </Panel>
  )
}
