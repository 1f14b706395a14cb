// Care limits of a garment, shown wherever it is handled, and the machine processes that violate them.
import type { Unit } from '../clothes/custody.ts'

export const CARE_LIMITS = ['tumble_drying', 'bleach', 'hot_iron'] as const
export type CareLimit = (typeof CARE_LIMITS)[number]

/**
 * Reads limits as a list, or as a form sends them: with commas between them; '' is none.
 * @returns each once, in the order above; null for anything else
 */
export function parseCareLimits(given: string | readonly string[]): CareLimit[] | null {
  if (given === '') return []
  const named = new Set<string>(typeof given === 'string' ? given.split(',') : given)
  const limits = CARE_LIMITS.filter((limit) => named.has(limit))
  return limits.length === named.size ? limits : null
}

/** What a machine does. */
export const PROCESSES = ['wash', 'tumble_dry', 'bleach', 'press'] as const
export type Process = (typeof PROCESSES)[number]

const AGAINST: Readonly<Record<Process, CareLimit | null>> = {
  wash: null,
  tumble_dry: 'tumble_drying',
  bleach: 'bleach',
  press: 'hot_iron',
}

/** A garment of an order that may not get everything; `unit` null where it has no number of its own. */
export interface CarefulPiece {
  unit: number | null
  name: string
  never: readonly CareLimit[]
}

/** What a machine does against what somebody says of garments; null for what every garment may get. */
export function careLimitAgainst(process: Process): CareLimit | null {
  return AGAINST[process]
}

/**
 * Which pieces may not get what a machine does when a bag or an item is put into it. A bag may have in it what is
 * named on its order without a number, and each item that is where the bag is and that nobody has put anywhere.
 * @param pieces of the order of `thing`
 */
export function piecesForbiddingProcess(
  process: Process,
  thing: Unit,
  units: readonly Unit[],
  pieces: readonly CarefulPiece[],
): CarefulPiece[] {
  const limit = careLimitAgainst(process)
  if (limit === null) return []
  const mayBeIn = (number: number | null) => {
    if (number === null) return true
    const unit = units[number - 1]
    return unit?.kind === 'item' && unit.place === thing.place && unit.spot === null
  }
  return pieces.filter(
    ({ unit, never }) =>
      never.includes(limit) && (unit === thing.number || (thing.kind === 'bag' && mayBeIn(unit))),
  )
}
