// Deeds of stops with several orders: one deed, whose orders are sent one after the other under the same key.
import type { RunStop } from '#contract/run-sheet/run-sheet.ts'
import type { Completion, OrderOfDeed } from './kept-completions.ts'

/** The deed of each order; the deed itself where it has one. */
export function deedParts(deed: Completion): [Completion, ...Completion[]] {
  const { others = [], ...first } = deed
  const { bags: _bags, code: _code, reason: _reason, ...shared } = first
  return [first, ...others.map((order) => ({ ...shared, ...order }))]
}

/** What is left of a deed once its first order is sent or refused; null where that was all. */
export function restOfDeed(deed: Completion): Completion | null {
  const [, next] = deedParts(deed)
  if (next === undefined) return null
  const others = deed.others!.slice(1)
  return { ...next, isBegun: true, ...(others.length > 0 && { others }) }
}

/** The deed of the first order alone, where the server refuses it. */
export function firstOfDeed(deed: Completion): Completion {
  const [first] = deedParts(deed)
  // The rest keeps the key: what is sent again must count once.
  return deed.others ? { ...first, key: `${deed.key} ${deed.orderId}` } : first
}

type SaidOfOrder = Omit<OrderOfDeed, 'orderId' | 'number'>

/**
 * What a deed says of each order of its stop.
 * @returns the part of a deed that differs by order; of the first it stands in the deed itself
 */
export function saidOfOrders<S extends Pick<OrderOfDeed, 'orderId' | 'number'>>(
  [first, ...others]: readonly [S, ...S[]],
  say: (order: S) => SaidOfOrder,
): SaidOfOrder & Pick<Completion, 'others'> {
  return {
    ...say(first),
    ...(others.length > 0 && {
      others: others.map((order) => ({
        orderId: order.orderId,
        number: order.number,
        ...say(order),
      })),
    }),
  }
}

/** The orders' numbers, to name their stop by. */
export function numbersOf(orders: readonly Pick<OrderOfDeed, 'number'>[]): string {
  return orders.map(({ number }) => number).join(', ')
}

/** Whether a code may be tried for an order. */
export function hasTries({ proof }: Pick<RunStop, 'proof'>): boolean {
  return proof !== undefined && proof.codeTriesLeft > 0
}

/** Whether a deed is about a stop; a bag of no order, taken along there, leaves it as it is. */
export function isDeedOf(
  deed: Completion,
  { orderId, kind }: Pick<Completion, 'orderId' | 'kind'>,
): boolean {
  const isOrder = (order: Pick<OrderOfDeed, 'orderId'>) => order.orderId === orderId
  return (
    deed.service === undefined && deed.kind === kind && [deed, ...(deed.others ?? [])].some(isOrder)
  )
}
