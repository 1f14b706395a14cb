// Estimated arrivals of a run: when each stop to be made is reached, and how far that may be off.
import type { Point } from '../../base/digipin.ts'
import { drivingMinutes } from '../route/driving-minutes.ts'
import { placeStops } from '../route/place-stops.ts'

/** A stop of the day; all times are minutes after midnight at the laundry. */
export type ArrivalStop = {
  /** Empty where its address has none. */
  readonly pin: string
  /** Where its door is; null where it isn’t known. */
  readonly point: Point | null
  /** The window that its customer was promised; null for what was promised outside of the day’s slots. */
  readonly window: { readonly from: number; readonly until: number } | null
  /** How long it takes at the door. */
  readonly minutes: number
  /** When it was made, or tried in vain; null while it is to be made. */
  readonly madeAt: number | null
}

/** The rider said so: everything that follows comes so many minutes later. */
type RunDelay = { readonly at: number; readonly minutes: number }

export type RunOfDay = {
  /** In the order in which they are made. */
  readonly stops: readonly ArrivalStop[]
  /** Where the run starts. */
  readonly start: Point
  /** The last one that was announced. */
  readonly delay: RunDelay | null
}

/** The arrival at a stop: `expected`, and the span that holds nine of ten. */
export type Estimate = {
  readonly index: number
  readonly expected: number
  readonly from: number
  readonly until: number
}

/** To the next stop, where no door of the day is known. */
const UNKNOWN_DRIVE = 10

/** Deviations of one stop: the minutes that any may take more or less, and the share of its road. */
const STOP_DEVIATION = 4
const ROAD_DEVIATION = 0.4

/** What a rider may be off all day, before their own pace is known. */
const PACE_DEVIATION = 0.15

/** How far the start of a run may be off. */
const START_DEVIATION = 12

/** After so many planned minutes, a rider’s own pace counts half. */
const PACE_MINUTES = 60
const PACE_LIMITS = { least: 0.7, most: 1.6 }

/** A gap between two stops that is so much longer than planned was a break. */
const BREAK = { times: 3, minutes: 20 }

/** Deviations on either side; delays are longer than what is made up. */
const BEFORE = 1.8
const AFTER = 2.1

/** @returns the minutes to drive between stops by index; the last index is the start */
export function driveTimes({ stops, start }: RunOfDay): (from: number, to: number) => number {
  const points = placeStops(stops)
  if (points === null) return () => UNKNOWN_DRIVE
  const places = [...points, start]
  return (from, to) => drivingMinutes(places[from]!, places[to]!)
}

type Drive = ReturnType<typeof driveTimes>

/**
 * The stops that are to be made by then, each with its arrival.
 * @param drive from `driveTimes` of the same run
 * @param now what is dated later hasn’t happened yet
 */
export function estimateArrivals(run: RunOfDay, drive: Drive, now: number): Estimate[] {
  const { delay } = run
  const estimates = follow(run, drive, now)
  const [next] = estimates
  if (delay === null || delay.at > now || next === undefined) return estimates
  const before = follow(run, drive, delay.at).find(({ index }) => index === next.index)
  const shown = before ? Math.max(0, next.expected - before.expected) : 0
  const minutes = Math.max(0, delay.minutes - shown)
  return follow(run, drive, now, { minutes, isCertain: !isMadeSince(run, delay.at, now) })
}

/** The indices of the stops that were made by then, the first first. */
export function madeBy({ stops }: RunOfDay, now: number): number[] {
  const made = stops.flatMap(({ madeAt }, index) =>
    madeAt !== null && madeAt <= now ? [{ index, madeAt }] : [],
  )
  return made.toSorted((one, other) => one.madeAt - other.madeAt).map(({ index }) => index)
}

function isMadeSince({ stops }: RunOfDay, at: number, now: number): boolean {
  return stops.some(({ madeAt }) => madeAt !== null && madeAt > at && madeAt <= now)
}

/**
 * @param ahead what is left of an announced delay; once a stop was made since, it may have been made up, and so
 * moves no beginning
 */
function follow(
  run: RunOfDay,
  drive: Drive,
  now: number,
  ahead = { minutes: 0, isCertain: true },
): Estimate[] {
  const { stops } = run
  const made = madeBy(run, now)
  const known = new Set(made)
  const open = stops.flatMap((_, index) => (known.has(index) ? [] : [index]))
  const pace = paceOf(run, drive, made)
  const last = made.at(-1)
  let at = last ?? stops.length
  let time = last === undefined ? startOf(stops) : stops[last]!.madeAt!
  /** The same without the minutes in which nothing was heard of the rider. */
  let heard = time
  let driven = 0
  let variance = last === undefined ? START_DEVIATION ** 2 : 0
  return open.map((index, place) => {
    const { window, minutes } = stops[index]!
    const road = drive(at, index) * pace.factor
    time += road
    heard += road
    driven += road
    if (place === 0) {
      time = Math.max(time, now) + ahead.minutes
      if (ahead.isCertain) heard += ahead.minutes
    }
    variance += STOP_DEVIATION ** 2 + (ROAD_DEVIATION * road) ** 2
    const deviation = Math.sqrt(variance + (pace.deviation * driven) ** 2)
    const opens = window?.from ?? 0
    const estimate = {
      index,
      expected: Math.max(time, opens),
      from: Math.max(now, opens, Math.min(time, heard) - BEFORE * deviation),
      until: Math.max(time + AFTER * deviation, opens + STOP_DEVIATION),
    }
    if (estimate.until <= opens + STOP_DEVIATION) {
      // The rider waits at the door, which makes up for all before.
      variance = 0
      driven = 0
    }
    const there = minutes * pace.factor
    time = Math.max(time, opens) + there
    heard = Math.max(heard, opens) + there
    driven += there
    at = index
    return estimate
  })
}

function startOf(stops: readonly ArrivalStop[]): number {
  return Math.min(...stops.flatMap(({ window }) => (window ? [window.from] : [])), 24 * 60)
}

/** How much longer than planned this rider takes today, and how far that may be off. */
function paceOf({ stops }: RunOfDay, drive: Drive, made: readonly number[]) {
  let planned = 0
  let taken = 0
  for (const [place, index] of made.entries()) {
    const before = made[place - 1]
    if (before === undefined) continue
    const { window, minutes, madeAt } = stops[index]!
    const left = stops[before]!.madeAt!
    const gap = madeAt! - left
    const plan = drive(before, index) + minutes
    const isWaiting = window !== null && left + drive(before, index) < window.from
    if (isWaiting || gap > BREAK.times * plan + BREAK.minutes) continue
    planned += plan
    taken += gap
  }
  const factor = (PACE_MINUTES + taken) / (PACE_MINUTES + planned)
  return {
    factor: Math.min(PACE_LIMITS.most, Math.max(PACE_LIMITS.least, factor)),
    deviation: PACE_DEVIATION * Math.sqrt(PACE_MINUTES / (PACE_MINUTES + planned)),
  }
}
