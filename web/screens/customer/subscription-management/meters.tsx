// What was used of the period's allowance, and what an order placed now can use.
import type { Subscription } from '#contract/subscriptions.ts'
import { AllowanceMeters } from '#web/features/club/allowance-meters.tsx'
import { Panel } from '#web/ui/panel.tsx'

export function Meters({ club }: { club: Subscription }) {
  const { left } = club
  const rolledOver = club.lots
    .filter((lot) => lot.rolledOver)
    .reduce((sum, lot) => sum + lot.kilogramsLeft, 0)
  return (
    <Panel as="section" aria-labelledby="allowance">
      <h2 id="allowance" className="text-xl">
        Your allowance
      </h2>
      <p className="mt-1 text-ink-soft">
        {club.paymentProblem
          ? 'It waits until your payment has gone through.'
          : club.pause
            ? 'It rests while your subscription is paused.'
            : `An order placed now can use ${left.kilograms} kg${left.dryCleanItems > 0 ? ` and ${left.dryCleanItems} dry-clean ${left.dryCleanItems === 1 ? 'item' : 'items'}` : ''}.`}
        {rolledOver > 0 && ` ${rolledOver} kg rolled over from earlier.`}
      </p>
      <AllowanceMeters club={club} />
    </Panel>
  )
}
