// Since when each unit of an order is where it is, by what was written of it.
import type { CustodyContent } from './custody.ts'

/** What only says something of a unit, or moves it within the plant. */
const SAYS = ['described', 'corrected', 'skipped', 'moved']

/**
 * @param handOvers of one order, the oldest first; `at` in milliseconds since 1970
 * @returns when each unit was handed over last, by its number
 */
export function lastMoves(
  handOvers: readonly { at: number; content: CustodyContent }[],
): ReadonlyMap<number, number> {
  const last = new Map<number, number>()
  for (const { at, content } of handOvers) {
    if (SAYS.includes(content.kind)) continue
    for (const unit of content.units) last.set(typeof unit === 'number' ? unit : unit.number, at)
  }
  return last
}
