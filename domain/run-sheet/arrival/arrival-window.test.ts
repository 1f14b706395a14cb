// Arrival windows on simulated days: how often the rider comes in what was shown, and how it changes.
import { describe, expect, it } from 'vitest'
import { seededRandom } from '../../base/test-random.ts'
import { drivingMinutes } from '../route/driving-minutes.ts'
import { orderStops } from '../route/order-stops.ts'
import { arrivalWindow, type ArrivalWindow } from './arrival-window.ts'
import type { ArrivalStop, RunOfDay } from './estimate-arrivals.ts'

const START = { latitude: 12.9784, longitude: 77.6408 }
const MORNING = { from: 540, until: 660 }
const WINDOWS = [MORNING, { from: 660, until: 780 }, { from: 900, until: 1020 }]

type Random = ReturnType<typeof seededRandom>
type Made = { run: RunOfDay; arrivals: number[] }

const between = (random: Random, least: number, most: number) =>
  least + ((most - least) * random(10_000)) / 10_000

/** A day as it went: doors, the order of the run, and when the rider came to each and left. */
function simulatedDay(random: Random): Made {
  const planned = Array.from({ length: 6 + random(22) }, () => ({
    pin: '560038',
    point: {
      latitude: START.latitude + between(random, -0.03, 0.03),
      longitude: START.longitude + between(random, -0.03, 0.03),
    },
    overdue: false,
    window: WINDOWS[random(WINDOWS.length)]!,
    minutes: 5,
    pickedUp: 1,
    handedOver: 0,
  }))
  const stops = orderStops(planned, { start: START, mostBags: Infinity })
  const traffic = between(random, 0.8, 1.25)
  let at = START
  let time = Math.min(...stops.map(({ window }) => window.from)) + between(random, -5, 15)
  const arrivals: number[] = []
  const made = stops.map(({ pin, point, window, minutes }): ArrivalStop => {
    time += drivingMinutes(at, point) * traffic * between(random, 0.6, 1.6)
    time = Math.max(time, window.from)
    arrivals.push(time)
    const heldUp = random(25) === 0 ? between(random, 8, 20) : 0
    time += minutes * between(random, 0.5, 1.7) + heldUp
    at = point
    return { pin, point, window, minutes, madeAt: time }
  })
  return { run: { stops: made, start: START, delay: null }, arrivals }
}

/** Each window that customers saw on a day, as each stop was made, with the arrival that followed. */
function shownOn({ run, arrivals }: Made): { arrival: number; shown: ArrivalWindow }[] {
  return run.stops.flatMap(({ madeAt }) =>
    arrivals.flatMap((arrival, index) => {
      const shown = arrivalWindow(run, index, madeAt!)
      return shown && arrival >= madeAt! ? [{ arrival, shown }] : []
    }),
  )
}

const random = seededRandom(396)
const days = Array.from({ length: 40 }, () => simulatedDay(random))
const all = days.flatMap(shownOn)

const isIn = ({ arrival, shown }: (typeof all)[number]) =>
  shown.from <= arrival && arrival <= shown.until
const width = ({ from, until }: ArrivalWindow) => until - from
const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / values.length

describe('on simulated days', () => {
  it('the rider comes in at least nine of ten windows that were shown', () => {
    for (const ahead of [0, 2, 8]) {
      const seen = all.filter(({ shown }) => shown.ahead === ahead)
      expect(seen.filter(isIn).length / seen.length).toBeGreaterThanOrEqual(0.9)
    }
    expect(all.filter(isIn).length / all.length).toBeGreaterThanOrEqual(0.9)
  })

  it('windows are narrower the fewer stops lie ahead', () => {
    const widths = [0, 2, 8].map((ahead) =>
      mean(all.flatMap(({ shown }) => (shown.ahead === ahead ? [width(shown)] : []))),
    )
    expect(widths).toEqual(widths.toSorted((one, other) => one - other))
    expect(widths[0]).toBeLessThan(35)
    expect(Math.min(...all.map(({ shown }) => width(shown)))).toBeGreaterThanOrEqual(20)
  })

  it('stays inside the promised window unless it says that it is late', () => {
    for (const { run } of days)
      for (const [index, { window }] of run.stops.entries())
        for (const { madeAt } of run.stops) {
          const shown = arrivalWindow(run, index, madeAt!)
          if (shown === null || shown.state === 'late') continue
          expect(shown.from).toBeGreaterThanOrEqual(window!.from)
          expect(shown.until).toBeLessThanOrEqual(window!.until)
        }
  })

  it('says so whenever a window moves out of one that was shown', () => {
    const moved = days.flatMap(({ run }) => {
      const moments = run.stops.map(({ madeAt }) => madeAt!).toSorted((one, other) => one - other)
      return [...run.stops.keys()].flatMap((index) => {
        const told = moments.flatMap((moment) => arrivalWindow(run, index, moment) ?? [])
        return told.filter((shown, place) => {
          const before = told[place - 1]
          return before && (shown.until > before.until || shown.from < before.from)
        })
      })
    })
    expect(moved.length).toBeGreaterThan(100)
    expect(moved.filter(({ state }) => state === 'planned')).toEqual([])
  })
})

/** Three doors of a quarter of an hour each, from 9; the first `made` of them are done. */
function shortRun(made: readonly number[], change: Partial<RunOfDay> = {}): RunOfDay {
  const stops = [0, 1, 2].map((index): ArrivalStop => ({
    pin: '560038',
    point: null,
    window: MORNING,
    minutes: 5,
    madeAt: made[index] ?? null,
  }))
  return { stops, start: START, delay: null, ...change }
}

describe('a window', () => {
  it('counts the stops before it, and is gone once its stop is made', () => {
    expect(arrivalWindow(shortRun([555]), 2, 555)).toMatchObject({ ahead: 1 })
    expect(arrivalWindow(shortRun([555, 570]), 2, 570)).toMatchObject({ ahead: 0 })
    expect(arrivalWindow(shortRun([555]), 0, 555)).toBeNull()
  })

  it('begins no earlier than now, and moves while nothing is heard of the rider', () => {
    const planned = arrivalWindow(shortRun([555]), 1, 556)!
    expect(planned).toMatchObject({ state: 'planned' })
    const silent = arrivalWindow(shortRun([555]), 1, 600)!
    expect(silent).toMatchObject({ from: 600, state: 'later' })
    expect(silent.until).toBeGreaterThan(planned.until)
  })

  it('is late once the rider is expected after what was promised', () => {
    expect(arrivalWindow(shortRun([655]), 2, 655)).toMatchObject({ state: 'late', about: 680 })
  })

  it('shifts by an announced delay, which ends as stops show it', () => {
    const delay = { at: 556, minutes: 30 }
    const before = arrivalWindow(shortRun([555]), 2, 556)!
    const announced = arrivalWindow(shortRun([555], { delay }), 2, 557)!
    expect(announced).toMatchObject({ state: 'later', about: before.about + 30 })
    expect(announced.from).toBeGreaterThan(before.from)
    // The next stop took half an hour longer.
    const made = [555, 600]
    const shown = arrivalWindow(shortRun(made, { delay }), 2, 600)!
    const unannounced = arrivalWindow(shortRun(made), 2, 600)!
    expect(Math.abs(shown.about - unannounced.about)).toBeLessThanOrEqual(5)
  })

  it('says that it moved also where the delay is announced in the minute of a stop', () => {
    const delay = { at: 555, minutes: 30 }
    expect(arrivalWindow(shortRun([555], { delay }), 1, 555)).toMatchObject({ state: 'later' })
    const before = arrivalWindow(shortRun([555]), 1, 555)!
    expect(before.state).toBe('planned')
  })

  it('is late where an announced delay goes beyond what was promised', () => {
    const delay = { at: 641, minutes: 60 }
    expect(arrivalWindow(shortRun([640], { delay }), 1, 641)).toMatchObject({
      state: 'late',
      about: 710,
    })
  })
})
