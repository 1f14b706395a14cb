// What was used of an allowance, as a length on a line.
type MeterProps = { name: string; used: number; of: number; unit: string; cloth: string }

/** The words say it all; the line is decoration. */
function AllowanceMeter({ name, used, of, unit, cloth }: MeterProps) {
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
  const granted = Number.parseInt(club.weightAllowance, 10)
  return (
    <div className="mt-5 grid gap-5">
      <AllowanceMeter
        name="Kilograms"
        used={club.weightUsed}
        of={granted}
        unit="kg"
        cloth="bg-primary"
      />
      <AllowanceMeter
        name="Pickups"
        used={club.pickupsUsed}
        of={club.pickupsAllowed}
        unit="pickups"
        cloth="bg-success"
      />
      {club.dryCleanItemsAllowed > 0 && (
        <AllowanceMeter
          name="Dry-clean items"
          used={club.dryCleanItemsUsed}
          of={club.dryCleanItemsAllowed}
          unit="items"
          cloth="bg-danger"
        />
      )}
    </div>
  )
}
