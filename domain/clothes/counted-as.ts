// Counted units and order lines: the line that pays for each bag or item, and the quantity of each line.
import type { Unit as UnitSold } from '../catalogue/catalogue.ts'
import type { Unit, UnitKind } from './custody.ts'
import type { OrderLine } from '../catalogue/pricing.ts'
import { chargedKilograms } from '../base/quantity.ts'

interface Line extends OrderLine {
  readonly name: string
  readonly unit: UnitSold
}

/**
 * What a bag or an item is, as long as nobody says it: the only thing that was ordered; what its name names; for a bag,
 * the only thing that is sold by weight, and for an item without a name the only one that is sold by the piece.
 * @param piece.name as it was called; may be empty
 * @returns the item of the line; null where nobody can tell
 */
export function guessItemOfUnit(
  piece: { readonly kind: UnitKind; readonly name: string },
  lines: readonly Line[],
): string | null {
  const [only] = lines
  if (lines.length === 1) return only!.itemId
  const said = new Set(wordsOf(piece.name))
  const named = lines
    .map((line) => ({ ...line, words: wordsOf(line.name) }))
    .filter(({ words }) => words.every((word) => said.has(word)))
    .toSorted((one, two) => two.words.length - one.words.length)
  const [best, next] = named
  // Shirts to be ironed and shirts to be dry cleaned have one name.
  if (best) return best.words.length === next?.words.length ? null : best.itemId
  if (piece.kind === 'item' && said.size > 0) return null
  const sold = piece.kind === 'bag' ? 'kg' : 'piece'
  const [alike, another] = lines.filter(({ unit }) => unit === sold)
  return alike && !another ? alike.itemId : null
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
}

/** A unit, and the item of the price list that it was counted as; null where nobody said it. */
export type CountedUnit = Pick<Unit, 'number' | 'kind' | 'pieces'> & {
  readonly item: string | null
}

/** Units that came in together, by their numbers, and what they weighed then, in grams; null where nobody weighed them. */
export interface CameIn {
  readonly units: readonly number[]
  readonly grams: number | null
}

/** What is known of an order's clothes once they are counted in. */
export interface CountedIn {
  readonly units: readonly CountedUnit[]
  readonly cameIn: readonly CameIn[]
  readonly unitOf: (itemId: string) => UnitSold
  readonly isAll?: boolean
}

/**
 * The lines of an order as they were counted and weighed. A line of which not all is known stays as it was ordered: one
 * that no unit names, that is in a bag which nobody counted, or that was weighed together with something else.
 * @param counted.unitOf how an item is sold
 * @param counted.isAll whether somebody said that all that came is counted: what nothing was counted of is taken out
 * @returns what was ordered in its order, then what came in beside it
 */
export function linesAsCounted(
  ordered: readonly OrderLine[],
  { units, cameIn, unitOf, isAll = false }: CountedIn,
): OrderLine[] {
  const items = new Set(units.flatMap(({ item }) => (item === null ? [] : [item])))
  const known = new Map(
    [...items].flatMap((itemId) => {
      const own = units.filter(({ item }) => item === itemId)
      const quantity = unitOf(itemId) === 'kg' ? weighed(own, cameIn) : counted(own)
      return quantity === null || quantity === 0 ? [] : [[itemId, quantity] as const]
    }),
  )
  const had = new Set(ordered.map(({ itemId }) => itemId))
  const none = new Set(isAll ? linesNotCounted(ordered, units) : [])
  const came = ordered.filter((line) => !none.has(line))
  return [
    ...came.map((line) => ({
      itemId: line.itemId,
      quantity: known.get(line.itemId) ?? line.quantity,
    })),
    ...[...known].flatMap(([itemId, quantity]) => (had.has(itemId) ? [] : [{ itemId, quantity }])),
  ]
}

/**
 * The lines that nothing was counted of, although something was, and each bag and item says what it is: what says nothing
 * could be theirs.
 */
export function linesNotCounted<Ordered extends OrderLine>(
  ordered: readonly Ordered[],
  units: readonly Pick<CountedUnit, 'item'>[],
): Ordered[] {
  const items = new Set(units.map(({ item }) => item))
  if (items.size === 0 || items.has(null)) return []
  return ordered.filter(({ itemId }) => !items.has(itemId))
}

/** Null where a bag of it wasn't counted. */
function counted(own: readonly CountedUnit[]): number | null {
  if (own.some(({ pieces }) => pieces === 0)) return null
  return own.reduce((sum, { pieces }) => sum + pieces, 0)
}

/** The kilograms that are charged; null where some of it wasn't weighed, or something else was weighed with it. */
function weighed(own: readonly CountedUnit[], cameIn: readonly CameIn[]): number | null {
  const numbers = new Set(own.map(({ number }) => number))
  const theirs = cameIn.filter(({ units }) => units.some((number) => numbers.has(number)))
  const isAlone = theirs.every(
    ({ units, grams }) => grams !== null && units.every((number) => numbers.has(number)),
  )
  if (theirs.length === 0 || !isAlone) return null
  return chargedKilograms(theirs.reduce((sum, { grams }) => sum + grams!, 0))
}

/** A line that is other than it was ordered; 0 of what there was none, or is none any more. */
export interface Difference {
  readonly itemId: string
  readonly before: number
  readonly quantity: number
}

/** What differs between what was ordered and other lines. */
export function differencesBetweenLines(
  ordered: readonly OrderLine[],
  lines: readonly OrderLine[],
): Difference[] {
  const before = new Map(ordered.map(({ itemId, quantity }) => [itemId, quantity]))
  const after = new Map(lines.map(({ itemId, quantity }) => [itemId, quantity]))
  return [...new Set([...before.keys(), ...after.keys()])]
    .map((itemId) => ({
      itemId,
      quantity: after.get(itemId) ?? 0,
      before: before.get(itemId) ?? 0,
    }))
    .filter((line) => line.quantity !== line.before)
}
