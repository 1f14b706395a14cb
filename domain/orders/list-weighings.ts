// Groups of bags and items weighed together, where one intake has several scale readings.
import { fail, ok, type Result } from '../base/result.ts'

/** What was counted as an item that is sold by weight, weighed without the rest; in grams. */
export interface WeighedItem {
  readonly item: string
  readonly grams: number
}

/** Together on the scales; in grams, null where nobody weighed it. */
export interface Weighing<Unit> {
  readonly units: readonly Unit[]
  readonly grams: number | null
}

/** Why weights can't be: nothing was counted as the item, an item twice, or the parts and the whole don't fit. */
export type WeighedProblem = 'nothing_of_it' | 'twice' | 'not_the_whole'

/**
 * Each item that was weighed by itself, then the rest.
 * @param weights.grams of all of it together; null where only the parts were weighed
 * @returns without empty ones; the rest weighs what is left of the whole, and null where nothing is left
 */
export function listWeighings<Unit extends { readonly item?: string | null | undefined }>(
  units: readonly Unit[],
  { grams, weighed }: { grams: number | null; weighed: readonly WeighedItem[] },
): Result<Weighing<Unit>[], WeighedProblem> {
  const apart = new Set(weighed.map(({ item }) => item))
  if (apart.size < weighed.length) return fail('twice')
  const parts = weighed.map((part) => ({
    units: units.filter(({ item }) => item === part.item),
    grams: part.grams,
  }))
  if (parts.some((part) => part.units.length === 0)) return fail('nothing_of_it')
  const rest = units.filter(({ item }) => !apart.has(item ?? ''))
  const left = grams === null ? 0 : grams - weighed.reduce((sum, part) => sum + part.grams, 0)
  if (left < 0 || (left > 0 && rest.length === 0)) return fail('not_the_whole')
  if (rest.length === 0) return ok(parts)
  return ok([...parts, { units: rest, grams: left > 0 ? left : null }])
}
