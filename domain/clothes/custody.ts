// Custody of an order's units: hand-overs, the current holder of each unit, and when an order may leave.
import type { OrderStatus } from '../orders/record/order-lifecycle.ts'
import { fail, ok, type Result } from '../base/result.ts'
import type { SkipReason } from './skip-reasons.ts'

export const UNIT_KINDS = ['bag', 'item'] as const
export type UnitKind = (typeof UNIT_KINDS)[number]

/** Who is at a customer's door: takes a unit there, or hands clothes in. */
export const TAKERS = ['customer', 'guard', 'neighbour'] as const
export type Taker = (typeof TAKERS)[number]

/** Who takes clothes in from their customer. */
export const TAKEN_IN_BY = ['rider', 'counter'] as const
export type TakenInBy = (typeof TAKEN_IN_BY)[number]

/** The way of a unit: with the plant, with a laundry outside, packed at the plant, with the rider, taken at the door. */
const WAY = ['plant', 'vendor', 'packed', 'rider', ...TAKERS] as const

/** Where a unit is: on its way, looked for, or given up, which a person decides. */
export const UNIT_PLACES = [...WAY, 'missing', 'written_off'] as const
export type UnitPlace = (typeof UNIT_PLACES)[number]

/** Where what was packed is, or went from there. */
export const PACKED_PLACES: readonly UnitPlace[] = ['packed', 'rider', ...TAKERS]

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
  /** Whether its order may go on without it being packed. */
  released: boolean
  /** The rack, machine or van that it was put on last, by its tag's code; null where nobody said. */
  spot: string | null
}

/** What a unit is when it comes in. */
export type NewUnit = Pick<Unit, 'number' | 'kind' | 'pieces'>

/** Whether an order's clothes are counted in and packed at a status: until they leave. */
export function areClothesAtLaundry(status: OrderStatus): boolean {
  return !['out_for_delivery', 'completed', 'cancelled'].includes(status)
}

/** What is written when somebody has a thing in their hands. */
export const TOUCH_KINDS = [
  'received',
  'packed',
  'returned',
  'skipped',
  'handed_out',
  'moved',
  'listed',
  'found',
  'described',
  'corrected',
] as const satisfies readonly CustodyContent['kind'][]
export type TouchKind = (typeof TOUCH_KINDS)[number]

/** What can be written of an order's clothes. */
export const CUSTODY_KINDS = [
  'handed_in',
  ...TOUCH_KINDS,
  'missing',
  'written_off',
  'expected',
] as const satisfies readonly CustodyContent['kind'][]

/** What is written of a hand-over; units by their numbers, weights in grams. */
export type CustodyContent =
  /** Taken at the door or the counter: bags, before anybody looks what is in them. What was said last stands; 0 takes it back. */
  | {
      kind: 'handed_in'
      units: readonly never[]
      to: TakenInBy
      from?: Exclude<Taker, 'customer'>
      bags: number
      grams?: number
      photo?: string
    }
  /** `from`: somebody counted on paper, and it was typed in later. */
  | { kind: 'received'; units: readonly NewUnit[]; grams?: number; from?: 'paper' }
  | { kind: 'packed'; units: readonly number[]; grams?: number }
  /** To the plant: to be done again, packed by mistake, or back from a vendor. */
  | {
      kind: 'returned'
      units: readonly number[]
      to: 'plant' | 'packed' | 'rider'
      from?: 'vendor'
    }
  /** Let go without being packed; `note` commits to the reason without telling it. Without units: not counted in this time. */
  | { kind: 'skipped'; units: readonly number[]; note?: string; why?: SkipReason }
  /** `note` commits to the name of who took it without telling it. `from`: one rider took it over from another. */
  | { kind: 'handed_out'; units: readonly number[]; to: 'rider'; from?: 'rider'; note?: string }
  | { kind: 'handed_out'; units: readonly number[]; to: Taker; note?: string }
  /** To a laundry outside, by its number, until a calendar date. */
  | {
      kind: 'handed_out'
      units: readonly number[]
      to: 'vendor'
      vendor: number
      expected: string
    }
  /** The laundry outside that has it, by its number, says another day for it. */
  | { kind: 'expected'; units: readonly number[]; to: 'vendor'; vendor: number; expected: string }
  /**
   * Put on a rack, into a machine or into a van, by the code of its tag; `note` commits to the reason where it may not
   * get what is done there.
   */
  | { kind: 'moved'; units: readonly number[]; to: string; note?: string }
  /** Taken as units of their own out of a bag, whose pieces they were. */
  | { kind: 'listed'; units: readonly NewUnit[]; from: number }
  /** Nobody knows where it is; `note` commits to what it is. */
  | { kind: 'missing'; units: readonly number[]; note: string }
  | { kind: 'found'; units: readonly number[] }
  /** Given up; `note` commits to the reason. */
  | { kind: 'written_off'; units: readonly number[]; note: string }
  /** What a unit is called, which it commits to without telling it, and what it looks like then. */
  | { kind: 'described'; units: readonly Description[]; when: PhotoStage }
  /** It has another tag; the old one is retired. */
  | { kind: 'corrected'; units: readonly number[]; from: string; to: string }

/** When a photo of a unit was taken. */
export const PHOTO_STAGES = ['intake', 'packing'] as const
export type PhotoStage = (typeof PHOTO_STAGES)[number]

/** How many photos a unit has at most of one stage. */
export const MOST_PHOTOS_OF_UNIT = 4

/** What is said of a unit: a salted commitment to its name, and the digests of its photos. */
export interface Description {
  number: number
  name?: string
  photos?: readonly string[]
}

/** Why something can't be written: a number that is taken or isn't the next, one that there isn't, a unit elsewhere. */
export type CustodyProblem = 'not_next' | 'no_such_unit' | 'elsewhere' | 'nothing'

/** What moves units that are there already. */
type Move = Exclude<CustodyContent, { kind: 'handed_in' | 'received' | 'listed' | 'described' }>

/** How far it is; it is as far with anyone who took it at the door. */
const onTheWay = (place: UnitPlace) =>
  WAY.findIndex((each) => each === (isTaken(place) ? 'customer' : place))

/** Whether it was handed over at its customer's door. */
function isTaken(place: UnitPlace): place is Taker {
  return TAKERS.some((each) => each === place)
}

/** From where a unit comes by what is written. */
function comesFrom(content: Move, unit: Unit): boolean {
  const { place, released } = unit
  switch (content.kind) {
    case 'packed':
      return place === 'plant'
    case 'skipped':
      return place === 'plant' || place === 'missing' || place === 'vendor'
    case 'returned':
      if (content.from === 'vendor' && place !== 'vendor') return false
      return onTheWay(place) > onTheWay(content.to)
    case 'handed_out':
      if (content.to === 'vendor') return place === 'plant'
      if (content.to === 'rider' && content.from === 'rider') return place === 'rider'
      if (place === 'rider') return content.to !== 'rider'
      return place === 'packed' || (place === 'plant' && released)
    case 'moved':
      return place === 'plant' || place === 'packed' || place === 'rider'
    case 'missing':
      return place !== 'missing' && place !== 'written_off'
    case 'found':
      return place === 'missing' || place === 'written_off'
    case 'written_off':
      return place === 'missing'
    case 'expected':
      return place === 'vendor'
    case 'corrected':
      return true
  }
}

/**
 * Where everything is once something more is written.
 * @returns the units then; a problem where that can't have happened, and nothing is to be written
 */
export function applyHandOver(
  units: readonly Unit[],
  content: CustodyContent,
): Result<readonly Unit[], CustodyProblem> {
  // Units begin where they are counted in; no bags weigh nothing.
  if (content.kind === 'handed_in')
    return content.bags > 0 || content.grams === undefined ? ok(units) : fail('nothing')
  // All may be packed before it is weighed.
  const isWeighed = content.kind === 'packed' && content.grams !== undefined
  // That an order isn't counted this time can be said as long as nothing of it was.
  const isUncounted = content.kind === 'skipped' && units.length === 0
  if (content.units.length === 0 && !isWeighed && !isUncounted) return fail('nothing')
  if (content.kind === 'received') {
    const isNext = content.units.every(({ number }, index) => number === units.length + index + 1)
    if (!isNext) return fail('not_next')
    const here = { place: 'plant', released: false, spot: null } as const
    return ok([...units, ...content.units.map((unit) => ({ ...unit, ...here }))])
  }
  if (content.kind === 'listed') return listed(units, content)
  const named = new Set<number>(
    content.kind === 'described' ? content.units.map(({ number }) => number) : content.units,
  )
  const meant = units.filter(({ number }) => named.has(number))
  if (meant.length !== content.units.length) return fail('no_such_unit')
  // What is said of a unit moves nothing.
  if (content.kind === 'described') return ok(units)
  if (!meant.every((unit) => comesFrom(content, unit))) return fail('elsewhere')
  return ok(units.map((unit) => (named.has(unit.number) ? moved(unit, content) : unit)))
}

/** A bag that nobody counted stays uncounted; of a counted one, something is left in it. */
function listed(
  units: readonly Unit[],
  { units: items, from }: Extract<CustodyContent, { kind: 'listed' }>,
): Result<readonly Unit[], CustodyProblem> {
  const bag = units[from - 1]
  if (bag?.kind !== 'bag') return fail('no_such_unit')
  const isNext = items.every(
    ({ number, kind }, index) => kind === 'item' && number === units.length + index + 1,
  )
  if (!isNext) return fail('not_next')
  const left = bag.pieces - items.reduce((sum, { pieces }) => sum + pieces, 0)
  if (bag.pieces > 0 && left < 1) return fail('nothing')
  const { place, released, spot } = bag
  const rest = units.map((unit) => (unit === bag ? { ...bag, pieces: Math.max(0, left) } : unit))
  return ok([...rest, ...items.map((item) => ({ ...item, place, released, spot }))])
}

function moved(unit: Unit, content: Move): Unit {
  switch (content.kind) {
    case 'packed':
      return { ...unit, place: 'packed', spot: null }
    case 'skipped':
      return { ...unit, released: true }
    case 'returned': {
      // What comes back from outside after its order went on without it holds nothing back again.
      const released = unit.released && (content.to !== 'plant' || unit.place === 'vendor')
      return { ...unit, place: content.to, released, spot: null }
    }
    case 'handed_out':
      return { ...unit, place: content.to, spot: null }
    case 'moved':
      return { ...unit, spot: content.to }
    case 'missing': {
      // What has left is no reason to hold the rest back.
      const released = onTheWay(unit.place) > onTheWay('packed')
      return { ...unit, place: 'missing', released, spot: null }
    }
    case 'found':
      return { ...unit, place: 'plant' }
    case 'written_off':
      return { ...unit, place: 'written_off', released: true }
    case 'expected':
    case 'corrected':
      return unit
  }
}

/**
 * Where everything is after all that was written.
 * @throws Error where one of it can't have happened
 */
export function replayHandOvers(contents: readonly CustodyContent[]): readonly Unit[] {
  return contents.reduce<readonly Unit[]>((units, content, index) => {
    const next = applyHandOver(units, content)
    if (!next.ok) throw new Error(`Hand-over ${index + 1} can't have happened: ${next.error}`)
    return next.value
  }, [])
}

/** Where a unit is neither packed nor further. */
const HOLDING: readonly UnitPlace[] = ['plant', 'vendor', 'missing']

/**
 * Which units hold an order back: it can't go out for delivery or be completed while a unit that came in isn't packed or
 * is looked for. An order that nobody counted in has no units, and nothing holds it back.
 * @returns their numbers
 */
export function unitsBlockingDeparture(units: readonly Unit[], status: OrderStatus): number[] {
  if (status !== 'out_for_delivery' && status !== 'completed') return []
  return units
    .filter(({ place, released }) => HOLDING.includes(place) && !released)
    .map(({ number }) => number)
}
