// Likely orders for a missing piece: those in the same hands, machine or rack at the same time.
import type { PlaceKind } from './places.ts'

/** Why something may be among another order's, the strongest first. */
export const SUSPICIONS = [
  'scanned',
  'machine',
  'packed',
  'rack',
  'handed_out',
  'received',
  'name',
] as const
export type Suspicion = (typeof SUSPICIONS)[number]

const WEIGHTS: Readonly<Record<Suspicion, number>> = {
  /** A tag of one was scanned among the other's. */
  scanned: 8,
  /** In the same machine within the hour: one load. */
  machine: 6,
  packed: 4,
  /** On the same rack within a day. */
  rack: 3,
  handed_out: 3,
  received: 2,
  /** The same first name, which is what people read on a bag. */
  name: 1,
}

/** How long the same hands are near both orders, in milliseconds. */
const NEAR_MS = 60 * 60_000
/** How long things hang beside each other on a rack. */
const RACK_MS = 24 * NEAR_MS
const MOST = 5

/** When something was done with an order, in milliseconds since 1970, and by whom. */
export interface Touch {
  at: number
  by: string | null
}

/** What something of an order was put on or into, and when, in milliseconds since 1970. */
export interface Stay {
  code: string
  kind: PlaceKind
  at: number
}

/** Where an order was: the last of each touch. */
export interface Trace {
  orderId: string
  /** The customer's first name. */
  name: string
  touches: Readonly<Partial<Record<'received' | 'packed' | 'handed_out', Touch>>>
  stays: readonly Stay[]
}

export interface Suspect {
  orderId: string
  suspicions: readonly Suspicion[]
}

/**
 * @param scannedWith the orders whose tags were scanned among this one's, or the other way about
 * @returns at most 5, the most suspicious first; of equals, those packed nearest in time. One without any ground is none.
 */
export function rankSuspectOrders(
  of: Trace,
  others: readonly Trace[],
  scannedWith: ReadonlySet<string>,
): Suspect[] {
  return others
    .filter(({ orderId }) => orderId !== of.orderId)
    .map((other) => {
      const suspicions = SUSPICIONS.filter((each) => {
        if (each === 'scanned') return scannedWith.has(other.orderId)
        if (each === 'machine' || each === 'rack') return wereTogether(each, of, other)
        if (each === 'name') return isSameName(of.name, other.name)
        return isNear(of.touches[each], other.touches[each])
      })
      return {
        orderId: other.orderId,
        suspicions,
        weight: weightOf(suspicions),
        away: away(of, other),
      }
    })
    .filter(({ suspicions }) => suspicions.some((each) => each !== 'name'))
    .toSorted((one, two) => two.weight - one.weight || one.away - two.away)
    .slice(0, MOST)
    .map(({ orderId, suspicions }) => ({ orderId, suspicions }))
}

const weightOf = (suspicions: readonly Suspicion[]) =>
  suspicions.reduce((sum, each) => sum + WEIGHTS[each], 0)

function isSameName(one: string, two: string): boolean {
  return one !== '' && one.toLowerCase() === two.toLowerCase()
}

function wereTogether(kind: 'machine' | 'rack', one: Trace, two: Trace): boolean {
  const most = kind === 'machine' ? NEAR_MS : RACK_MS
  return one.stays.some(
    (stay) =>
      stay.kind === kind &&
      two.stays.some(({ code, at }) => code === stay.code && Math.abs(at - stay.at) <= most),
  )
}

function isNear(one: Touch | undefined, two: Touch | undefined): boolean {
  return (
    one !== undefined &&
    two !== undefined &&
    one.by !== null &&
    one.by === two.by &&
    Math.abs(one.at - two.at) <= NEAR_MS
  )
}

function away(one: Trace, two: Trace): number {
  const last = ({ touches }: Trace) => (touches.packed ?? touches.received)?.at ?? 0
  return Math.abs(last(one) - last(two))
}
