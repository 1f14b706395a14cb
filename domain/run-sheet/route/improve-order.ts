// Local search over the order of a run: parts are turned (2-opt), moved (Or-opt), or change their ends.
import {
  costWithReturn,
  type Day,
  makeStop,
  rankOf,
  runCost,
  type RunState,
  startedRun,
} from './run-cost.ts'

/** Longer parts are moved by moving what stands beside them. */
const LONGEST_MOVED = 3

/** What two equal sums of minutes may differ by. */
export const ROUNDING = 1e-9

/** How many more stops a search may look at, so that a large day takes no longer than a small one. */
export type Work = { left: number }

/** Changes parts of an order as long as that makes it cheaper. No stop passes one of another rank. */
export function improveOrder(given: readonly number[], day: Day, work: Work): number[] {
  const order = [...given]
  const groups = groupsOf(order, day)
  let { runs, ahead } = followRun(order, day)
  let least = runCost(order, day)
  const run = startedRun(day)

  /** The cost with another part at a place; Infinity where it can't be less than the least. */
  const costWith = (part: readonly number[], from: number, until: number): number => {
    work.left -= part.length
    Object.assign(run, runs[from])
    for (const index of part) makeStop(run, index, day)
    if (until === order.length) return costWithReturn(run, day)
    const road = day.minutes[run.at]![order[until]!]! + ahead[until]!
    if (run.cost + road >= least) return Infinity
    work.left -= order.length - until
    for (let place = until; place < order.length; place += 1) makeStop(run, order[place]!, day)
    return costWithReturn(run, day)
  }
  const improvePart = (from: number, until: number): boolean => {
    const part = order.slice(from, until)
    for (const changed of changesOf(part)) {
      const cost = costWith(changed, from, until)
      if (cost >= least - ROUNDING) continue
      order.splice(from, part.length, ...changed)
      ;({ runs, ahead } = followRun(order, day))
      least = cost
      return true
    }
    return false
  }
  for (let isBetter = true; isBetter && work.left > 0;) {
    isBetter = false
    for (const [first, end] of groups)
      for (let from = first; from < end - 1 && work.left > 0; from += 1)
        for (let until = from + 2; until <= end; until += 1)
          isBetter = improvePart(from, until) || isBetter
  }
  return order
}

/** The parts of an order in which stops may change places, as their first place and the one after their last. */
export function groupsOf(order: readonly number[], { stops }: Day): [first: number, end: number][] {
  const ranks = order.map((index) => rankOf(stops[index]!))
  return [...new Set(ranks)].map((rank) => [ranks.indexOf(rank), ranks.lastIndexOf(rank) + 1])
}

/** Other orders of a part. */
function changesOf(part: readonly number[]): number[][] {
  const { length } = part
  const changes = [part.toReversed()]
  if (length > 3) changes.push([part.at(-1)!, ...part.slice(1, -1), part[0]!])
  for (let moved = 1; moved <= LONGEST_MOVED && moved < length - 1; moved += 1) {
    const [head, afterHead] = [part.slice(0, moved), part.slice(moved)]
    const [beforeTail, tail] = [part.slice(0, -moved), part.slice(-moved)]
    changes.push([...afterHead, ...head], [...tail, ...beforeTail])
    if (moved > 1)
      changes.push([...afterHead, ...head.toReversed()], [...tail.toReversed(), ...beforeTail])
  }
  return changes
}

/** @returns the run before each stop of an order, and the minutes on the road from that stop to the end */
function followRun(order: readonly number[], day: Day): { runs: RunState[]; ahead: number[] } {
  const run = startedRun(day)
  const runs = order.map((index) => {
    const before = { ...run }
    makeStop(run, index, day)
    return before
  })
  const ahead = order.map(() => 0)
  let road = 0
  let next = day.stops.length
  for (let place = order.length - 1; place >= 0; place -= 1) {
    const index = order[place]!
    road += day.minutes[index]![next]!
    ahead[place] = road
    next = index
  }
  return { runs, ahead }
}
