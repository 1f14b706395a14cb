// What was used of the period's allowance, as lengths on a line.
import type { Subscription } from '#contract/subscriptions.ts'
import { Panel } from '#web/ui/panel.tsx'

export function Meters({ club }: { club: Subscription }) {
  const granted = Number.parseInt(club.weightAllowance, 10)
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
        {`An order placed now can use ${left.kilograms} kg${left.dryCleanItems > 0 ? ` and ${left.dryCleanItems} dry-clean ${left.dryCleanItems === 1 ? 'item' : 'items'}` : ''}.`}
        {rolledOver > 0 && ` ${rolledOver} kg rolled over from earlier.`}
      </p>
      <div className="mt-5 grid gap-5">
        <Meter name="Kilograms" used={club.weightUsed} of={granted} unit="kg" cloth="bg-neel" />
        <Meter
          name="Pickups"
          used={club.pickupsUsed}
          of={club.pickupsAllowed}
          unit="pickups"
          cloth="bg-leaf"
        />
        {club.dryCleanItemsAllowed > 0 && (
          <Meter
            name="Dry-clean items"
            used={club.dryCleanItemsUsed}
            of={club.dryCleanItemsAllowed}
            unit="items"
            cloth="bg-madder"
          />
        )}
      </div>
    </Panel>
  )
}

type MeterProps = { name: string; used: number; of: number; unit: string; cloth: string }

function Meter({ name, used, of, unit, cloth }: MeterProps) {
  const text = `${used} of ${of} ${unit} used`
  return (
    <div>
      <p className="flex flex-wrap justify-between gap-x-4">
        <span className="font-semibold">{name}</span>
        <span className="tabular-nums">{text}</span>
      </p>
      <div
        aria-hidden="true"
        className="mt-1.5 h-4 overflow-hidden rounded-sm border border-edge bg-sunk"
      >
        <div
          className={`h-full ${cloth}`}
          style={{ width: `${of > 0 ? Math.min(100, (100 * used) / of) : 0}%` }}
        />
      </div>
    </div>
  )
}
