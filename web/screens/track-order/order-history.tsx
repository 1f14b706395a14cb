// What happened to an order and when, the latest first, on the laundry's own clocks.
import clsx from 'clsx'
import type { Order, TrackedOrder } from '#contract/orders.ts'
import { useLaundryTime } from '#web/parts/laundry-time.ts'
import { rupeesText } from '#web/parts/rupees.ts'
import { Panel } from '#web/ui/panel.tsx'

/** Who may see the order's price sees the totals and the reason of a change too. */
type Entry = TrackedOrder['history'][number] &
  Partial<Pick<Order['history'][number], 'reason' | 'fromTotal' | 'toTotal'>>

export function OrderHistory({ history }: { history: readonly Entry[] }) {
  const time = useLaundryTime()
  return (
    <Panel as="section" aria-labelledby="order-history" className="grid gap-4">
      <h2 id="order-history" className="text-xl">
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
            <span className={clsx(place === 0 && 'font-semibold')}>{nameOf(entry)}</span>
            {entry.event === 'rescheduled' && entry.pickupDate !== null && (
              <span>
                to {time.date(entry.pickupDate)}, {entry.pickupTime}
              </span>
            )}
            {entry.fromTotal != null && entry.toTotal != null && (
              <span>{totalsText(entry.fromTotal, entry.toTotal)}</span>
            )}
            {entry.reason && <span className="wrap-anywhere">{entry.reason}</span>}
            <time dateTime={entry.at} className="text-sm text-ink-soft">
              {time.dateTime(entry.at)}
            </time>
          </li>
        ))}
      </ol>
      {!isZoneHere(time.zone) && (
        <p className="text-sm text-ink-soft">
          Times are as clocks show them at the laundry ({time.zone.replace('_', ' ')}).
        </p>
      )}
    </Panel>
  )
}

function totalsText(from: number, to: number): string {
  if (from === to) return `The total stays ${rupeesText(to)}`
  return `The total is ${rupeesText(to)} instead of ${rupeesText(from)}`
}

function nameOf(entry: Entry): string {
  return entry.event === 'placed' ? 'Order placed' : entry.label
}

/** Whether this browser's clock is the laundry's; zones have old names too, so both are asked the same way. */
function isZoneHere(zone: string): boolean {
  const here = new Intl.DateTimeFormat().resolvedOptions().timeZone
  return here === new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone
}
