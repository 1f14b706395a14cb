// Who has each piece of an order: what is written of hand-overs, where that leaves each unit, and when an order may leave.
import type { OrderStatus } from './order-lifecycle.ts'
import { fail, ok, type Result } from './result.ts'

export const UNIT_KINDS = ['bag', 'item'] as const
export type UnitKind = (typeof UNIT_KINDS)[number]

/** Where a unit is: with the plant, packed there, with the rider, with its customer. */
export const UNIT_PLACES = ['plant', 'packed', 'rider', 'customer'] as const
export type UnitPlace = (typeof UNIT_PLACES)[number]

/** How many units an order has at most. */
export const MOST_UNITS = 200
export const MOST_PIECES_OF_UNIT = 500

/** What an order weighs at most, in grams: more is a slip of the finger. */
export const MOST_GRAMS = 200_000

/** Something of an order that is handed over whole, numbered from 1. */
export interface Unit {
  number: number
  kind: UnitKind
  /** 0 where nobody counted what is in a bag. */
  pieces: number
  place: UnitPlace
  /** Whether staff let it go although it wasn't packed. */
  released: boolean
}

/** What a unit is when it comes in. */
export type NewUnit = Pick<Unit, 'number' | 'kind' | 'pieces'>

/** Whether an order's clothes are counted in and packed at a status: until they leave. */
export function areClothesHere(status: OrderStatus): boolean {
  return !['out_for_delivery', 'completed', 'cancelled'].includes(status)
}

/** What is written of a hand-over; units by their numbers, weights in grams. */
export type CustodyContent =
  | { kind: 'received'; units: readonly NewUnit[]; grams?: number }
  | { kind: 'packed'; units: readonly number[]; grams?: number }
  /** To the plant: to be done again, or packed by mistake. */
  | { kind: 'returned'; units: readonly number[]; to: 'plant' | 'packed' | 'rider' }
  /** Let go without being packed; `note` commits to the reason without telling it. */
  | { kind: 'skipped'; units: readonly number[]; note: string }
  | { kind: 'handed_out'; units: readonly number[]; to: 'rider' | 'customer' }

/** Why something can't be written: a number that is taken or isn't the next, one that there isn't, a unit elsewhere. */
export type CustodyProblem = 'not_next' | 'no_such_unit' | 'elsewhere' | 'nothing'

/** From where a unit comes by what is written. */
function comesFrom(content: Exclude<CustodyContent, { kind: 'received' }>, unit: Unit): boolean {
  const { place, released } = unit
  switch (content.kind) {
    case 'packed':
    case 'skipped':
      return place === 'plant'
    case 'returned':
      return UNIT_PLACES.indexOf(place) > UNIT_PLACES.indexOf(content.to)
    case 'handed_out':
      if (place === 'rider') return content.to === 'customer'
      return place === 'packed' || (place === 'plant' && released)
  }
}

/**
 * Where everything is once something more is written.
 * @returns the units then; a problem where that can't have happened, and nothing is to be written
 */
export function applyCustody(
  units: readonly Unit[],
  content: CustodyContent,
): Result<readonly Unit[], CustodyProblem> {
  // All may be packed before it is weighed.
  const isWeighed = content.kind === 'packed' && content.grams !== undefined
  if (content.units.length === 0 && !isWeighed) return fail('nothing')
  if (content.kind === 'received') {
    const isNext = content.units.every(({ number }, index) => number === units.length + index + 1)
    if (!isNext) return fail('not_next')
    const here = { place: 'plant', released: false } as const
    return ok([...units, ...content.units.map((unit) => ({ ...unit, ...here }))])
  }
  const named = new Set(content.units)
  const meant = units.filter(({ number }) => named.has(number))
  if (meant.length !== content.units.length) return fail('no_such_unit')
  if (!meant.every((unit) => comesFrom(content, unit))) return fail('elsewhere')
  return ok(units.map((unit) => (named.has(unit.number) ? moved(unit, content) : unit)))
}

function moved(unit: Unit, content: Exclude<CustodyContent, { kind: 'received' }>): Unit {
  switch (content.kind) {
    case 'packed':
      return { ...unit, place: 'packed' }
    case 'skipped':
      return { ...unit, released: true }
    case 'returned':
      return { ...unit, place: content.to, released: unit.released && content.to !== 'plant' }
    case 'handed_out':
      return { ...unit, place: content.to }
  }
}

/**
 * Where everything is after all that was written.
 * @throws Error where one of it can't have happened
 */
export function foldCustody(contents: readonly CustodyContent[]): readonly Unit[] {
  return contents.reduce<readonly Unit[]>((units, content, index) => {
    const next = applyCustody(units, content)
    if (!next.ok) throw new Error(`Hand-over ${index + 1} can't have happened: ${next.error}`)
    return next.value
  }, [])
}

/**
 * Which units hold an order back: it can't go out for delivery or be completed while a unit that came in isn't packed.
 * An order that nobody counted in has no units, and nothing holds it back.
 * @returns their numbers
 */
export function heldBackBy(units: readonly Unit[], status: OrderStatus): number[] {
  if (status !== 'out_for_delivery' && status !== 'completed') return []
  return units
    .filter(({ place, released }) => place === 'plant' && !released)
    .map(({ number }) => number)
}

/** What is to be written when an order that nothing holds back moves to a status; null where that moves no unit. */
export function handOverTo(units: readonly Unit[], status: OrderStatus): CustodyContent | null {
  if (status === 'cancelled') return null
  const at = (...places: readonly UnitPlace[]) =>
    units.filter(({ place }) => places.includes(place)).map(({ number }) => number)
  const content = ((): CustodyContent => {
    if (status === 'completed')
      return { kind: 'handed_out', units: at('plant', 'packed', 'rider'), to: 'customer' }
    if (status !== 'out_for_delivery')
      return { kind: 'returned', units: at('rider', 'customer'), to: 'packed' }
    const back = at('customer')
    return back.length > 0
      ? { kind: 'returned', units: back, to: 'rider' }
      : { kind: 'handed_out', units: at('plant', 'packed'), to: 'rider' }
  })()
  return content.units.length === 0 ? null : content
}

export interface Weights {
  /** In grams; null where nobody weighed. */
  in: number | null
  out: number | null
  /** Where it went out much lighter or heavier than it came in: said, and nothing is refused. */
  differs: 'lighter' | 'heavier' | null
}

/** What was weighed when it came in, all of it together, and when it was packed last. */
export function weightsOf(contents: readonly CustodyContent[]): Weights {
  let came: number | null = null
  let went: number | null = null
  for (const content of contents) {
    if (content.kind === 'received' && content.grams !== undefined)
      came = (came ?? 0) + content.grams
    if (content.kind === 'packed' && content.grams !== undefined) went = content.grams
  }
  const share = came === null || went === null ? 1 : went / came
  return {
    in: came,
    out: went,
    differs: share < 0.85 ? 'lighter' : share > 1.05 ? 'heavier' : null,
  }
}
