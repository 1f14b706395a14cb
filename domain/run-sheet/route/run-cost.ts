// Cost of a run: minutes on the road, and minutes that customers wait beyond their window.
import type { Point } from '../../base/digipin.ts'
import { drivingMinutes } from './driving-minutes.ts'
import { placeStops } from './place-stops.ts'

export type RouteStop = {
  /** Empty where its address has none. */
  readonly pin: string
  /** Where its door is; null where it isn't known. */
  readonly point: Point | null
  /** Left from an earlier day: made before all others. */
  readonly overdue: boolean
  /** Minutes of the day; null for a stop outside of the day’s slots, which is made after all others. */
  readonly window: { readonly from: number; readonly until: number } | null
  /** How long it takes at the door. */
  readonly minutes: number
  /** Bags that are taken along there, and handed over. */
  readonly pickedUp: number
  readonly handedOver: number
}

export type RunFrom = {
  /** Where it starts and ends, and where a full van is emptied. */
  readonly start: Point
  /** What the van holds. */
  readonly mostBags: number
}

/** A minute late counts like so many on the road. */
const LATE_WEIGHT = 5

/** What is needed to cost an order of the stops, each named by its index. */
export type Day = {
  readonly stops: readonly RouteStop[]
  /** Driving minutes between stops; the last row and column are those of the start. */
  readonly minutes: readonly (readonly number[])[]
  readonly startsAt: number
  readonly mostBags: number
}

/** @returns null where no stop’s point is known */
export function dayOf(stops: readonly RouteStop[], { start, mostBags }: RunFrom): Day | null {
  const points = placeStops(stops)
  if (points === null) return null
  const places = [...points, start]
  const minutes = places.map((from) => places.map((to) => drivingMinutes(from, to)))
  const windows = stops.flatMap(({ window }) => (window ? [window.from] : []))
  return { stops, minutes, startsAt: Math.min(...windows, 24 * 60), mostBags }
}

/** The turn of a stop: what is overdue, then each window, then the rest. */
export function rankOf({ overdue, window }: RouteStop): number {
  if (overdue) return -1
  return window === null ? Infinity : window.from
}

/** A run so far. */
export type RunState = {
  /** The index of the last stop, or that of the start. */
  at: number
  time: number
  cost: number
  /** The most bags in the van at one time since the start, and how many it brings back. */
  most: number
  back: number
}

export function startedRun({ stops, startsAt }: Day): RunState {
  return { at: stops.length, time: startsAt, cost: 0, most: 0, back: 0 }
}

/** Makes one more stop: changes `run`, for millions of orders are tried. */
export function makeStop(run: RunState, index: number, { stops, minutes, mostBags }: Day): void {
  const { pickedUp, handedOver, window, minutes: service } = stops[index]!
  const home = stops.length
  run.most = Math.max(run.most + handedOver, run.back + pickedUp)
  run.back += pickedUp
  if (run.most > mostBags && run.at !== home) {
    drive(run, minutes[run.at]![home]!)
    run.at = home
    run.most = Math.max(handedOver, pickedUp)
    run.back = pickedUp
  }
  drive(run, minutes[run.at]![index]!)
  if (window) {
    run.time = Math.max(run.time, window.from)
    run.cost += LATE_WEIGHT * Math.max(0, run.time - window.until)
  }
  run.time += service
  run.at = index
}

function drive(run: RunState, minutes: number): void {
  run.cost += minutes
  run.time += minutes
}

/** @returns minutes on the road from the start back to it, and the minutes late, weighted */
export function runCost(order: readonly number[], day: Day): number {
  const run = startedRun(day)
  for (const index of order) makeStop(run, index, day)
  return costWithReturn(run, day)
}

export function costWithReturn({ at, cost }: RunState, { stops, minutes }: Day): number {
  return cost + minutes[at]![stops.length]!
}
