// Remaining kilograms by the period that granted them, each with its last day.
import type { Subscription } from '#contract/club/subscriptions.ts'
import { useLaundryTime } from '#web/lib/laundry-time.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Panel } from '#web/ui/panel.tsx'

export function Lots({ lots }: Pick<Subscription, 'lots'>) {
  const time = useLaundryTime()
  const there = lots.filter((lot) => lot.kilogramsLeft > 0)
  return (
    <Panel as="section" aria-labelledby="lots">
      <h2 id="lots" className="text-xl">
        Your kilograms
      </h2>
      <p className="mt-1 text-ink-soft">The oldest are used first.</p>
      {there.length === 0 ? (
        <p className="mt-4 font-semibold">None are left. The next period brings new ones.</p>
      ) : (
        <ul className="mt-4 border-t-[3px] border-rope">
          {there.map((lot) => (
            <li
              key={lot.periodStart}
              className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-line py-3 last:border-0 last:pb-0"
            >
              <div>
                <p className="flex flex-wrap items-center gap-x-2 font-semibold">
                  {`${lot.kilogramsLeft} of ${lot.kilograms} kg left`}
                  {lot.rolledOver && <Badge tone="accent">Rolled over</Badge>}
                </p>
                <p className="text-sm text-ink-soft">
                  {`${time.day(lot.periodStart)} to ${time.day(lot.periodEnd)}`}
                </p>
              </div>
              <p className="text-sm">
                Use by <strong className="font-semibold">{time.day(lot.expiresAt)}</strong>
              </p>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}
