// Order of a run’s stops: cheapest insertion, improved by local search.
import { groupsOf, improveOrder, ROUNDING } from './improve-order.ts'
import { type Day, dayOf, rankOf, type RouteStop, runCost, type RunFrom } from './run-cost.ts'

/** Stops that a search looks at, at most: some 30 ms. */
const MOST_WORK = 600_000

const MOST_KICKS = 50

/**
 * Puts stops in the order in which they are made. What is overdue comes first, then each window, then the rest; inside
 * of these the order costs the least that was found (`runCost`), and never more than the given one. The same stops
 * always come in the same order.
 * @param stops in the order that holds where no stop’s point is known: by PIN code
 */
export function orderStops<S extends RouteStop>(stops: readonly S[], run: RunFrom): S[] {
  const given = byRank(stops)
  const day = dayOf(stops, run)
  if (day === null) return given.map((index) => stops[index]!)
  const inserted = given.reduce(insertCheapest(day), [])
  const work = { left: MOST_WORK }
  let best = cheaper(improveOrder(inserted, day, work), improveOrder(given, day, work), day)
  const random = fixedRandom()
  for (let kick = 0; kick < MOST_KICKS && work.left > 0; kick += 1)
    best = cheaper(best, improveOrder(kicked(best, day, random), day, work), day)
  return best.map((index) => stops[index]!)
}

/**
 * Adds stops to an order that a person has chosen, each where it costs least; the others keep their order.
 * @param kept in their chosen order
 */
export function insertStops<S extends RouteStop>(
  kept: readonly S[],
  added: readonly S[],
  run: RunFrom,
): S[] {
  const stops = [...kept, ...added]
  const day = dayOf(stops, run)
  const given = byRank(stops)
  if (day === null) return given.map((index) => stops[index]!)
  const chosen = given.filter((index) => index < kept.length)
  const order = given.filter((index) => index >= kept.length).reduce(insertCheapest(day), chosen)
  return order.map((index) => stops[index]!)
}

function cheaper(one: number[], other: number[], day: Day): number[] {
  return runCost(other, day) < runCost(one, day) - ROUNDING ? other : one
}

/** An order in which two pairs of stops have changed places, for a search that has found no more. */
function kicked(order: readonly number[], day: Day, random: (below: number) => number): number[] {
  const changed = [...order]
  const groups = groupsOf(order, day)
  for (let pair = 0; pair < 2; pair += 1) {
    const [first, end] = groups[random(groups.length)]!
    const one = first + random(end - first)
    const other = first + random(end - first)
    ;[changed[one], changed[other]] = [changed[other]!, changed[one]!]
  }
  return changed
}

/** The same numbers each time, so that the same stops come in the same order. */
function fixedRandom(): (below: number) => number {
  let state = 1
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

function byRank(stops: readonly RouteStop[]): number[] {
  const rank = (index: number) => rankOf(stops[index]!)
  const indices = stops.map((_, index) => index)
  return indices.toSorted((one, other) =>
    rank(one) < rank(other) ? -1 : Number(rank(one) > rank(other)),
  )
}

function insertCheapest(day: Day): (order: readonly number[], index: number) => number[] {
  const rank = (index: number) => rankOf(day.stops[index]!)
  return (order, index) => {
    const own = rank(index)
    const first = order.filter((each) => rank(each) < own).length
    const last = order.filter((each) => rank(each) <= own).length
    let best = order.toSpliced(last, 0, index)
    let least = runCost(best, day)
    for (let place = last - 1; place >= first; place -= 1) {
      const tried = order.toSpliced(place, 0, index)
      const cost = runCost(tried, day)
      if (cost < least - ROUNDING) [best, least] = [tried, cost]
    }
    return best
  }
}
