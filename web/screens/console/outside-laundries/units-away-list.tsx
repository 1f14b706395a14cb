// Pieces at outside laundries, overdue first; one that lost its tag is received by its row.
import clsx from 'clsx'
import { useState } from 'react'
import { Link } from 'react-router'
import { backFromVendor, type AwayUnit } from '#contract/clothes/vendors.ts'
import { useAction } from '#web/features/forms/use-action.ts'
import { useLaundryTime } from '#web/lib/laundry-time.ts'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { vendorsScreen } from '#words/en/clothes/vendors-screen.ts'
import { ExpectedDateDialog } from './expected-date-dialog.tsx'

type AwayListProps = {
  away: readonly AwayUnit[]
  /** On the laundry's clocks. */
  today: string
}

export function UnitsAwayList({ away, today }: AwayListProps) {
  const words = useWords(vendorsScreen)
  const [changed, setChanged] = useState<AwayUnit | null>(null)
  const together = away.filter(
    ({ orderId, vendor }) => orderId === changed?.orderId && vendor === changed.vendor,
  )
  return (
    <section aria-labelledby="away" className="grid grid-cols-1 gap-3">
      <h2 id="away" className="text-xl">
        {words.away}
      </h2>
      {away.length === 0 && <p className="text-ink-soft">{words.nothingAway}</p>}
      {away.length > 0 && (
        <ul className="rounded-cut border border-line bg-sheet">
          {away.map((unit) => (
            <AwayRow
              key={`${unit.orderId} ${unit.unit}`}
              unit={unit}
              onAnotherDay={() => setChanged(unit)}
            />
          ))}
        </ul>
      )}
      {changed && (
        <ExpectedDateDialog
          unit={changed}
          together={together.map(({ unit }) => unit)}
          today={today}
          onClose={() => setChanged(null)}
        />
      )}
    </section>
  )
}

type AwayRowProps = { unit: AwayUnit; onAnotherDay: () => void }

function AwayRow({ unit, onAnotherDay }: AwayRowProps) {
  const words = useWords(vendorsScreen)
  const time = useLaundryTime()
  const receiving = useAction(backFromVendor, {
    networkMode: 'always',
    keyed: true,
    input: () => ({ params: { id: unit.orderId }, body: { units: [unit.unit] } }),
    failed: words.notSaved,
    toasts: 'sentence',
  })
  const { expected, number, overdue, vendor } = unit
  const thing = words.thing(unit)
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line px-4 py-3 first:border-0">
      <div className="min-w-52 grow basis-0">
        <Link to={`/admin/clothes/${unit.orderId}`} className="block wrap-anywhere">
          <span className="font-semibold">{thing}</span> {words.of(unit)}{' '}
          <span className="font-semibold whitespace-nowrap underline underline-offset-4">
            {number}
          </span>
        </Link>
        <p className="wrap-anywhere">{words.at({ vendor })}</p>
        <p
          className={clsx('text-sm', overdue ? 'font-semibold text-danger-text' : 'text-ink-soft')}
        >
          {expected !== null && words[overdue ? 'overdue' : 'due']({ expected })}
        </p>
        <p className="text-sm text-ink-soft">{words.since({ when: time.dateTime(unit.since) })}</p>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button variant="quiet" size="sm" onClick={onAnotherDay}>
          {words.anotherDay}
          <span className="sr-only">{words.anotherDayOf({ thing, number })}</span>
        </Button>
        <Button
          variant="secondary"
          size="sm"
          busy={receiving.isPending}
          onClick={() => receiving.send()}
        >
          {words.back}
          <span className="sr-only">{words.backOf({ thing, number })}</span>
        </Button>
      </div>
    </li>
  )
}
