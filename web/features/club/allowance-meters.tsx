// Remaining allowance of a period, as a length on a line.
import { useWords } from '#web/lib/words.ts'
import { clubAllowance } from '#words/en/club/club-allowance.ts'

type MeterProps = { name: string; used: number; of: number; unit: string; cloth: string }

/** The words say it all; the line is decoration. */
function AllowanceMeter({ name, used, of, unit, cloth }: MeterProps) {
  const words = useWords(clubAllowance)
  const left = Math.max(0, of - used)
  const text = words.leftOf({ left, of, unit })
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
          style={{ width: `${of > 0 ? (100 * left) / of : 0}%` }}
        />
      </div>
    </div>
  )
}

type Used = {
  weightAllowance: string
  weightUsed: number
  pickupsAllowed: number
  pickupsUsed: number
  dryCleanItemsAllowed: number
  dryCleanItemsUsed: number
}

/** Kilograms, pickups and, where the plan has them, dry-clean items of a subscription's period. */
export function AllowanceMeters({ club }: { club: Used }) {
  const words = useWords(clubAllowance)
  const granted = Number.parseInt(club.weightAllowance, 10)
  return (
    <div className="mt-5 grid gap-5">
      <AllowanceMeter
        name={words.kilograms}
        used={club.weightUsed}
        of={granted}
        unit={words.units.kilograms}
        cloth="bg-primary"
      />
      <AllowanceMeter
        name={words.pickups}
        used={club.pickupsUsed}
        of={club.pickupsAllowed}
        unit={words.units.pickups}
        cloth="bg-success"
      />
      {club.dryCleanItemsAllowed > 0 && (
        <AllowanceMeter
          name={words.dryCleanItems}
          used={club.dryCleanItemsUsed}
          of={club.dryCleanItemsAllowed}
          unit={words.units.items}
          cloth="bg-danger"
        />
      )}
    </div>
  )
}
