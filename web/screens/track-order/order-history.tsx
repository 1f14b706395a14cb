// What happened to an order and when, the latest first, on the laundry's own clocks.
import clsx from 'clsx'
import type { TrackedOrder } from '#contract/orders.ts'
import { useLaundryTime } from '#web/parts/laundry-time.ts'
import { Panel } from '#web/ui/panel.tsx'

type Entry = TrackedOrder['history'][number]

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

function nameOf(entry: Entry): string {
  return entry.event === 'placed' ? 'Order placed' : entry.label
}

/** Whether this browser's clock is the laundry's; zones have old names too, so both are asked the same way. */
function isZoneHere(zone: string): boolean {
  const here = new Intl.DateTimeFormat().resolvedOptions().timeZone
  return here === new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone
}
