// Weights of an order's clothes on arrival and departure, from its hand-overs.
import type { CustodyContent } from './custody.ts'

/** How clothes may come out of the plant, beside how they came in. */
export const WEIGHT_DIFFERENCES = ['lighter', 'heavier'] as const

export interface Weights {
  /** In grams; null where nobody weighed. */
  in: number | null
  out: number | null
  /** Where it went out much lighter or heavier than it came in: said, and nothing is refused. */
  differs: (typeof WEIGHT_DIFFERENCES)[number] | null
}

/** What was weighed when it came in, all of it together, and when it was packed last. */
export function weightsOfUnits(contents: readonly CustodyContent[]): Weights {
  let came: number | null = null
  let went: number | null = null
  for (const content of contents) {
    if (content.kind === 'received' && content.grams !== undefined)
      came = (came ?? 0) + content.grams
    if (content.kind === 'packed' && content.grams !== undefined) went = content.grams
  }
  return { in: came, out: went, differs: weightDifference(came, went) }
}

/**
 * How clothes that were weighed twice differ: below 85 % or above 105 % of what they were.
 * @param before in grams; null where nobody weighed
 */
export function weightDifference(before: number | null, after: number | null): Weights['differs'] {
  const share = before === null || after === null ? 1 : after / before
  return share < 0.85 ? 'lighter' : share > 1.05 ? 'heavier' : null
}
