// What happened to an order, when, and who did it; the latest first.
import clsx from 'clsx'
import type { DeskOrder } from '#contract/order-desk.ts'
import { useLaundryTime } from '#web/parts/laundry-time.ts'
import { rupeesText } from '#web/parts/rupees.ts'
import { Panel } from '#web/ui/panel.tsx'

type Entry = DeskOrder['history'][number]

export function HistoryPanel({ history }: { history: readonly Entry[] }) {
  const time = useLaundryTime()
  return (
    <Panel as="section" aria-labelledby="history" className="grid grid-cols-1 gap-4">
      <h2 id="history" className="text-xl">
        History
      </h2>
      <ol className="relative grid gap-4 before:absolute before:top-2 before:bottom-2 before:left-[5px] before:w-0.5 before:bg-rope">
        {history.toReversed().map((entry, place) => (
          <li
            key={`${entry.event} ${entry.status} ${entry.at}`}
            className="relative grid animate-rise pl-7 leading-snug"
          >
            <span
              aria-hidden="true"
              className={clsx(
                'absolute top-1.5 left-0 size-3 rounded-full border-2',
                place === 0 ? 'border-neel bg-neel' : 'border-peg-deep bg-sheet',
              )}
            />
            <span className={clsx(place === 0 && 'font-semibold')}>
              {entry.event === 'placed' ? 'Order placed' : entry.label}
            </span>
            {entry.event === 'rescheduled' && entry.pickupDate !== null && (
              <span>
                to {time.date(entry.pickupDate)}, {entry.pickupTime}
              </span>
            )}
            {entry.fromTotal !== null && entry.toTotal !== null && (
              <span>{totalsText(entry.fromTotal, entry.toTotal)}</span>
            )}
            {entry.reason && <span className="wrap-anywhere">“{entry.reason}”</span>}
            <span className="text-sm wrap-anywhere text-ink-soft">
              <time dateTime={entry.at}>{time.dateTime(entry.at)}</time>
              {`, ${whoOf(entry)}`}
            </span>
          </li>
        ))}
      </ol>
    </Panel>
  )
}

function totalsText(from: number, to: number): string {
  if (from === to) return `Still ${rupeesText(to)}`
  return `${rupeesText(to)} instead of ${rupeesText(from)}`
}

function whoOf({ by, byName }: Entry): string {
  if (by === 'system') return 'by itself'
  const role = by === 'staff' ? 'staff' : 'customer'
  return byName === null ? role : `${byName} (${role})`
}
