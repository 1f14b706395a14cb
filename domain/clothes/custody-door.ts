// Clothes handed in at the door or the counter, compared with those counted in.
import { weightDifference, weightsOfUnits, type Weights } from './custody-weights.ts'
import type { CustodyContent, Taker, TakenInBy, Unit } from './custody.ts'

/** How the bags that were counted in compare with those that were handed in. */
export const BAG_DIFFERENCES = ['fewer', 'more'] as const

export interface HandedIn {
  /** One at least. */
  bags: number
  /** What they weighed there, in grams; null where nobody did. */
  grams: number | null
  to: TakenInBy
  /** Who handed them over. */
  from: Taker
  /** The digest of the photo; null where there is none. */
  photo: string | null
  /** In milliseconds since 1970. */
  at: number
  /** What was counted in since isn't as many bags: said, and nothing is refused. */
  bagsDiffer: (typeof BAG_DIFFERENCES)[number] | null
  /** What was weighed when it was counted in, beside what was weighed there. */
  weightDiffers: Weights['differs']
}

/**
 * @param handOvers of one order, the oldest first; `at` in milliseconds since 1970
 * @param units that were counted in
 * @returns what was said last of it; null where nothing was, or that was taken back
 */
export function lastHandedIn(
  handOvers: readonly { at: number; content: CustodyContent }[],
  units: readonly Pick<Unit, 'kind'>[],
): HandedIn | null {
  const last = handOvers.findLast(({ content }) => content.kind === 'handed_in')
  if (last?.content.kind !== 'handed_in' || last.content.bags === 0) return null
  const { bags, grams = null, to, from = 'customer', photo = null } = last.content
  const weighed = weightsOfUnits(handOvers.map(({ content }) => content)).in
  return {
    bags,
    grams,
    to,
    from,
    photo,
    at: last.at,
    bagsDiffer: compareBagCounts(bags, units),
    weightDiffers: weightDifference(grams, weighed),
  }
}

/**
 * How what was counted in compares with the bags that were handed in. Where bags are counted in, these are compared,
 * whatever came beside them: an item may have been taken out of one. Items alone may each have had a bag of its own, and
 * many may have been in one.
 * @returns null where it can be as many, and before anything was counted in
 */
export function compareBagCounts(
  handedIn: number,
  units: readonly Pick<Unit, 'kind'>[],
): HandedIn['bagsDiffer'] {
  if (units.length === 0) return null
  const bags = units.filter(({ kind }) => kind === 'bag').length
  if (bags > handedIn) return 'more'
  return (bags === 0 ? units.length : bags) < handedIn ? 'fewer' : null
}
