// Several orders of one door as one stop of the sheet: one card, one sum, one press.
import type { RunStop } from '#contract/run-sheet/run-sheet.ts'
import { fromRupees, sumPaise, toRupees } from '#domain/base/money.ts'
import { joinStops } from '#domain/run-sheet/one-stop.ts'
import { hasTries, numbersOf, saidOfOrders } from '#web/offline/deed-parts.ts'
import type { Completion } from '#web/offline/kept-completions.ts'
import { type PlacedStop, stopKey } from './use-steady-stops.ts'

/** What goes with a completion; `bags` 0 where nobody counted. */
export type AtTheDoor = Partial<
  Omit<
    Completion,
    | 'key'
    | 'at'
    | 'userId'
    | 'rider'
    | 'orderId'
    | 'kind'
    | 'number'
    | 'broughtBack'
    | 'refusal'
    | 'isBegun'
  >
>

/** A stop; one of several orders has them, and what is due, unpacked and asked for of all of them. */
export type StopOfOrders = RunStop & { readonly orders?: Orders }

type Orders = readonly [RunStop, ...RunStop[]]

/** The stop that orders are together; one alone is itself. */
export function stopOfOrders(orders: Orders): StopOfOrders {
  const [first, ...others] = orders
  if (others.length === 0) return first
  const sum = (amountOf: (order: RunStop) => number) =>
    toRupees(sumPaise(orders.map((order) => fromRupees(amountOf(order)))))
  const withTries = orders.find(hasTries)
  const clothesWith = orders.find((order) => order.clothesWith)?.clothesWith
  return {
    ...first,
    number: numbersOf(orders),
    items: orders.flatMap(({ items }) => items),
    instructions: [...new Set(orders.map(({ instructions }) => instructions))]
      .filter(Boolean)
      .join('\n'),
    due: sum(({ due }) => due),
    ...(first.total !== undefined && { total: sum(({ total = 0 }) => total) }),
    unpacked: orders.reduce((count, { unpacked }) => count + unpacked, 0),
    toDecide: orders.some(({ toDecide }) => toDecide),
    // What is handed over in part is of one order.
    units: [],
    undoable: null,
    ...(clothesWith && { clothesWith }),
    ...(withTries?.proof && { proof: withTries.proof }),
    orders,
  }
}

export function firstOrder(stop: StopOfOrders): RunStop {
  return stop.orders?.[0] ?? stop
}

/** What goes with a completion of a stop, said of each of its orders. */
export function doorOfOrders({ orders }: StopOfOrders, door: AtTheDoor): AtTheDoor {
  if (!orders) return door
  const { collected, code, reason, ...shared } = door
  return {
    ...shared,
    ...saidOfOrders(orders, (order) => ({
      collected: collected && order.due > 0 ? { ...collected, amount: order.due } : null,
      ...(code !== undefined && hasTries(order) && { code }),
      ...(reason !== undefined && order.unpacked > 0 && { reason }),
    })),
  }
}

/** Of a visit that failed. */
export function nothingPaid({ orders }: StopOfOrders) {
  const nothing = { collected: null }
  return orders ? saidOfOrders(orders, () => nothing) : nothing
}

/** Placed stops as cards of the sheet, each with its orders; a card is about the orders that are still to be made. */
export function placedByDoor(
  stops: readonly PlacedStop[],
): { placed: PlacedStop; orders: readonly PlacedStop[] }[] {
  const placedOf = new Map(stops.map((placed) => [stopKey(placed.before), placed]))
  return joinStops(stops.map(({ before }) => before)).map(([first, ...others]) => {
    const [lead, ...more] = [first, ...others].map((stop) => placedOf.get(stopKey(stop))!)
    const orders = [lead!, ...more]
    if (more.length === 0) return { placed: lead!, orders }
    const left = orders.filter(({ stop, gone }) => !stop.done && !gone)
    const [now, ...rest] = left.length > 0 ? left : orders
    const placed = {
      ...lead!,
      before: stopOfOrders([first, ...others]),
      stop: stopOfOrders([now!.stop, ...rest.map(({ stop }) => stop)]),
      gone: orders.every(({ gone }) => gone),
    }
    return { placed, orders }
  })
}
