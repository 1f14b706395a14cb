// Whether an order's lines exceed the clothes weighed or counted in.
import { sumByUnit, chargedKilograms } from '../base/quantity.ts'

/** What came in of an order; null where nobody weighed, or counted each piece. */
type CameIn = { readonly gramsIn: number | null; readonly piecesIn: number | null }

/** By how much lines are beyond what came in: what is charged, and what there was of it. */
export type Beyond = {
  readonly unit: 'kg' | 'piece'
  readonly charged: number
  readonly cameIn: number
}

/** What is charged beyond what came in, to be said before it is; empty for as much or less. */
export function excessOverIntake(
  lines: Parameters<typeof sumByUnit>[0],
  { gramsIn, piecesIn }: CameIn,
): readonly Beyond[] {
  const { kilograms, pieces } = sumByUnit(lines)
  const beyond: Beyond[] = []
  const weighed = gramsIn === null ? null : chargedKilograms(gramsIn)
  if (weighed !== null && kilograms > weighed)
    beyond.push({ unit: 'kg', charged: kilograms, cameIn: weighed })
  if (piecesIn !== null && pieces > piecesIn)
    beyond.push({ unit: 'piece', charged: pieces, cameIn: piecesIn })
  return beyond
}
