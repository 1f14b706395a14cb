// Movements of an order's units: when each arrived where it is, which hand-overs a status makes, and which undo one.
import { TAKERS, type CustodyContent, type Taker, type Unit, type UnitPlace } from './custody.ts'
import type { OrderStatus } from '../orders/record/order-lifecycle.ts'

/** What only says something of a unit, or moves it within the plant. */
const SAYS = ['described', 'corrected', 'skipped', 'moved', 'expected']

/**
 * @param handOvers of one order, the oldest first; `at` in milliseconds since 1970
 * @returns when each unit was handed over last, by its number
 */
export function lastHandOversByUnit(
  handOvers: readonly { at: number; content: CustodyContent }[],
): ReadonlyMap<number, number> {
  const last = new Map<number, number>()
  for (const { at, content } of handOvers) {
    if (SAYS.includes(content.kind)) continue
    for (const unit of content.units) last.set(typeof unit === 'number' ? unit : unit.number, at)
  }
  return last
}

/** Whether a unit can be handed over at a door: packed, with the rider, or released without being packed. */
export function canBeHandedOver({ place, released }: Pick<Unit, 'place' | 'released'>): boolean {
  return place === 'packed' || place === 'rider' || (place === 'plant' && released)
}

/**
 * Some of an order's units, handed over at a door: those that go, those of them that aren't packed, and how many stay.
 * @param numbers of what is handed over; what was handed over before is passed by
 */
export function selectUnitsToHandOver<U extends Pick<Unit, 'number' | 'place' | 'released'>>(
  units: readonly U[],
  numbers: readonly number[],
): { isUnknown: boolean; going: U[]; unpacked: U[]; left: number } {
  const here = units.filter(({ place }) => ['plant', 'vendor', 'packed', 'rider'].includes(place))
  const going = here.filter(({ number }) => numbers.includes(number))
  return {
    isUnknown: numbers.some((number) => units[number - 1] === undefined),
    going,
    unpacked: going.filter((unit) => !canBeHandedOver(unit)),
    left: here.length - going.length,
  }
}

/**
 * What is to be written when a hand-over of some of an order's units is taken back; null where it can't be: one of them
 * isn't with who took it any more, or the whole order was delivered.
 * @param numbers of what was handed over
 */
export function undonePartialHandOver(
  units: readonly Pick<Unit, 'number' | 'place'>[],
  numbers: readonly number[],
  status: OrderStatus,
): CustodyContent | null {
  if (status === 'completed') return null
  const isThere = numbers.every((number) =>
    TAKERS.some((taker) => units[number - 1]?.place === taker),
  )
  if (!isThere || numbers.length === 0) return null
  // What nobody loaded is packed still.
  return {
    kind: 'returned',
    units: numbers,
    to: status === 'out_for_delivery' ? 'rider' : 'packed',
  }
}

/**
 * What is to be written when an order that nothing holds back moves to a status; null where that moves no unit. What was
 * handed over in part stays where it is while the rest goes back or comes again; only an order that was completed and is
 * taken back has all of it back.
 * @param move.from the status before
 * @param move.taker who took it where it is completed
 * @param move.note commits to the taker's name
 */
export function handOverForStatus(
  units: readonly Unit[],
  status: OrderStatus,
  { from, taker = 'customer', note }: { from: OrderStatus; taker?: Taker; note?: string },
): CustodyContent | null {
  if (status === 'cancelled') return null
  const at = (...places: readonly UnitPlace[]) =>
    units.filter(({ place }) => places.includes(place)).map(({ number }) => number)
  const content = ((): CustodyContent => {
    if (status === 'completed')
      return {
        kind: 'handed_out',
        units: at('plant', 'packed', 'rider'),
        to: taker,
        ...(note !== undefined && { note }),
      }
    const taken = from === 'completed' ? at(...TAKERS) : []
    if (status !== 'out_for_delivery')
      return { kind: 'returned', units: [...at('rider'), ...taken], to: 'packed' }
    return taken.length > 0
      ? { kind: 'returned', units: taken, to: 'rider' }
      : { kind: 'handed_out', units: at('plant', 'packed'), to: 'rider' }
  })()
  return content.units.length === 0 ? null : content
}
