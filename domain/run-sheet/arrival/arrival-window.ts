// Arrival window of one stop, as its customer reads it: honest, narrower as stops are made, never moved in silence.
import {
  driveTimes,
  type Estimate,
  estimateArrivals,
  madeBy,
  type RunOfDay,
} from './estimate-arrivals.ts'

/**
 * - `late`: after the promised window
 * - `later`, `sooner`: in it, but another time than was shown before
 * - `planned`: as was shown before, or closer
 */
export const ARRIVAL_STATES = ['planned', 'later', 'sooner', 'late'] as const

export type ArrivalWindow = {
  /** Minutes after midnight at the laundry, in steps of five. */
  readonly from: number
  readonly until: number
  /** Where it is late: about when the rider comes. */
  readonly about: number
  readonly state: (typeof ARRIVAL_STATES)[number]
  /** How many stops the rider makes before. */
  readonly ahead: number
}

type Shown = { readonly from: number; readonly until: number }

const STEP = 5

/** What no estimate is closer than. */
const NARROWEST = 20

/**
 * @param stop its index in the run
 * @param now minutes after midnight
 * @returns null for a stop that was made
 */
export function arrivalWindow(run: RunOfDay, stop: number, now: number): ArrivalWindow | null {
  const drive = driveTimes(run)
  const at = (time: number, of = run) => {
    const estimates = estimateArrivals(of, drive, time)
    const ahead = estimates.findIndex(({ index }) => index === stop)
    return ahead < 0 ? null : { ahead, estimate: estimates[ahead]! }
  }
  const current = at(now)
  if (current === null) return null
  const { ahead, estimate } = current
  const { window } = run.stops[stop]!
  const shown = shownOf(estimate, window)
  const about = nearest(estimate.expected)
  if (window && estimate.expected > window.until) return { ...shown, about, state: 'late', ahead }
  const before = momentsBefore(run, now).flatMap(({ time, of }) => {
    const then = at(time, of)
    return then ? [shownOf(then.estimate, window)] : []
  })
  return { ...shown, about, state: stateOf(shown, before), ahead }
}

function stateOf(shown: Shown, before: readonly Shown[]): 'planned' | 'later' | 'sooner' {
  if (before.some(({ until }) => until < shown.until)) return 'later'
  return before.some(({ from }) => from > shown.from) ? 'sooner' : 'planned'
}

/** When the run changed, and the run as it was then: a delay of the same minute came after. */
function momentsBefore(run: RunOfDay, now: number): { time: number; of: RunOfDay }[] {
  const { delay } = run
  const undelayed = { ...run, delay: null }
  const made = madeBy(run, now).map((index) => {
    const time = run.stops[index]!.madeAt!
    return { time, of: delay !== null && delay.at >= time ? undelayed : run }
  })
  if (delay === null || delay.at > now) return made
  const announced = { time: delay.at, of: undelayed }
  return [...made, announced, ...(delay.at < now ? [{ time: delay.at, of: run }] : [])]
}

/** In steps of five outwards, and inside what was promised as long as that is kept. */
function shownOf({ expected, from, until }: Estimate, window: Shown | null): Shown {
  const early = Math.floor(from / STEP) * STEP
  const wide = { from: early, until: Math.max(Math.ceil(until / STEP) * STEP, early + NARROWEST) }
  if (window === null || expected > window.until) return wide
  const end = Math.min(wide.until, window.until)
  return { from: Math.max(window.from, Math.min(wide.from, end - NARROWEST)), until: end }
}

function nearest(time: number): number {
  return Math.round(time / STEP) * STEP
}
