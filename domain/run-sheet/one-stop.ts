// One stop of several orders: those of one customer that are made with one ring at one door.
import type { Paise } from '../base/money.ts'
import type { StopKind } from './run-sheet.ts'
import { type Door, isSameDoor } from './delivery-proof.ts'

/** What decides whether orders are made with one ring. */
export type PartOfStop = Door & {
  readonly orderId: string
  readonly kind: StopKind
  readonly customerId: string
  /** Null for a stop without a rider. */
  readonly riderId: string | null
}

/**
 * Orders are one stop where customer, person at the door, address, day, window, kind and rider are the same. Whether
 * they are done says nothing: what is done apart stays of the same stop.
 * @returns for each that isn't alone the id of the order that names their stop: the lowest, which is the oldest
 */
export function stopsOfSeveralOrders<P extends PartOfStop>(
  parts: readonly P[],
): ReadonlyMap<P, string> {
  const groups: P[][] = []
  for (const part of parts) {
    const group = groups.find(([first]) => isOneStop(first!, part))
    if (group) group.push(part)
    else groups.push([part])
  }
  return new Map(
    groups
      .filter((group) => group.length > 1)
      .flatMap((group) => {
        const [first] = group.map(({ orderId }) => orderId).toSorted()
        return group.map((part) => [part, first!] as const)
      }),
  )
}

function isOneStop(one: PartOfStop, other: PartOfStop): boolean {
  return (
    one.kind === other.kind &&
    one.customerId === other.customerId &&
    one.riderId === other.riderId &&
    isSameDoor(one, other)
  )
}

type Joinable = {
  readonly orderId: string
  readonly kind: StopKind
  readonly oneStop?: string | undefined
}

/** Stops with the orders that are made with one ring; each stands where its first order stood. */
export function joinStops<S extends Joinable>(stops: readonly S[]): (readonly [S, ...S[]])[] {
  const groups = Map.groupBy(stops, ({ orderId, kind, oneStop }) => `${kind} ${oneStop ?? orderId}`)
  return [...groups.values()].map(([first, ...others]) => [first!, ...others])
}

/** What is given back of what a customer gives; null where it isn't enough. */
export function changePaise(givenPaise: Paise, duePaise: Paise): Paise | null {
  return givenPaise < duePaise ? null : givenPaise - duePaise
}

/**
 * Shares what was paid at a stop among its orders: each is paid whole before the next one.
 * @returns the sum of each; what is more than all cost is the last one's
 */
export function payInTurn(paidPaise: Paise, duePaise: readonly Paise[]): Paise[] {
  let left = paidPaise
  return duePaise.map((due, place) => {
    const sum = place === duePaise.length - 1 ? left : Math.min(left, due)
    left -= sum
    return sum
  })
}

/** Notes of 50, 100 and 500 rupees. */
const NOTES_PAISE = [5_000, 10_000, 50_000]

/** What a customer is likely to give in notes: each sum that is more than is due, the smallest first. */
export function likelyCashPaise(duePaise: Paise): Paise[] {
  const sums = NOTES_PAISE.map((note) => Math.ceil(duePaise / note) * note)
  return [...new Set(sums)].filter((sum) => sum > duePaise)
}
