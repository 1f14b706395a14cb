/** Orders of runs that were searched for already: a rider, the board and each customer who waits ask for the same one. */
import { orderStops } from '#domain/run-sheet/route/order-stops.ts'
import type { RouteStop, RunFrom } from '#domain/run-sheet/route/run-cost.ts'

const MOST_KEPT = 200

const kept = new Map<string, readonly number[]>()

/** As `orderStops` gives it; the same stops are searched through once. */
export function orderStopsOnce<S extends RouteStop>(stops: readonly S[], run: RunFrom): S[] {
  const key = JSON.stringify([stops.map(namedParts), run])
  const known = kept.get(key)
  if (known) return known.map((index) => stops[index]!)
  const ordered = orderStops(stops, run)
  if (kept.size >= MOST_KEPT) kept.clear()
  kept.set(
    key,
    ordered.map((stop) => stops.indexOf(stop)),
  )
  return ordered
}

/** What an order follows from. */
function namedParts(stop: RouteStop): RouteStop {
  const { pin, point, overdue, window, minutes, pickedUp, handedOver } = stop
  return { pin, point, overdue, window, minutes, pickedUp, handedOver }
}
