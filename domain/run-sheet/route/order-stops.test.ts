// Order of a run’s stops beside the exact optimum, and where stops without a known door stand.
import { expect, it } from 'vitest'
import { seededRandom } from '../../base/test-random.ts'
import { PICKUP_SLOTS } from '../../slots/slots.ts'
import { insertStops, orderStops } from './order-stops.ts'
import { type Day, dayOf, type RouteStop, type RunFrom } from './run-cost.ts'

type Named = RouteStop & { readonly name: string }

const LAUNDRY = { latitude: 12.9784, longitude: 77.6408 }
const RUN: RunFrom = { start: LAUNDRY, mostBags: Infinity }
const MORNING = { from: 9 * 60, until: 11 * 60 }
const NOON = { from: 11 * 60, until: 13 * 60 }

/** A stop so many thousandths of a degree, about 110 m each, east of the laundry. */
function stop(name: string, east: number | null, change: Partial<RouteStop> = {}): Named {
  const point = east === null ? null : { ...LAUNDRY, longitude: LAUNDRY.longitude + east / 1000 }
  return {
    name,
    pin: '560038',
    point,
    overdue: false,
    window: MORNING,
    minutes: 5,
    pickedUp: 0,
    handedOver: 1,
    ...change,
  }
}

const names = (stops: readonly Named[]) => stops.map(({ name }) => name).join('')

it('makes what is overdue first, then each slot, then the rest, each along the shortest way', () => {
  const stops = [
    stop('f', 1, { window: null }),
    stop('d', 8, { window: NOON }),
    stop('e', 1, { window: NOON }),
    stop('c', 9),
    stop('b', 5),
    stop('a', 7, { overdue: true }),
  ]
  expect(names(orderStops(stops, RUN))).toBe('abcdef')
})

it('makes the stop of a slot first that would be late', () => {
  const near = stop('a', 1, { minutes: 60 })
  const far = stop('b', -40, { window: { from: MORNING.from, until: MORNING.from + 20 } })
  expect(names(orderStops([near, far], RUN))).toBe('ba')
})

it('drives home where the van is full', () => {
  // Four bags two by two: the far pair together, not one of each.
  const stops = [stop('a', 20), stop('b', -20), stop('c', 21), stop('d', -21)]
  const order = names(orderStops(stops, { ...RUN, mostBags: 2 }))
  expect([order.slice(0, 2), order.slice(2)].map((trip) => [...trip].toSorted().join(''))).toEqual(
    expect.arrayContaining(['ac', 'bd']),
  )
})

it('places a stop without a known door among those of its PIN code, else of the nearest', () => {
  const stops = [
    stop('a', 30, { pin: '560001' }),
    stop('b', null, { pin: '560002' }),
    stop('c', -30, { pin: '560090' }),
    stop('d', null, { pin: '560090' }),
  ]
  const order = names(orderStops(stops, RUN))
  expect(order).toMatch(/ab|ba/)
  expect(order).toMatch(/cd|dc/)
})

it('keeps the given order inside a slot where no door is known', () => {
  const stops = [stop('b', null), stop('c', null), stop('a', null, { overdue: true })]
  expect(names(orderStops(stops, RUN))).toBe('abc')
  expect(names(insertStops(stops, [stop('d', null)], RUN))).toBe('abcd')
})

it('inserts a new stop where it costs least, and keeps a chosen order', () => {
  const point = { latitude: LAUNDRY.latitude + 0.009, longitude: LAUNDRY.longitude + 0.009 }
  const between = { ...point, latitude: LAUNDRY.latitude + 0.005 }
  const chosen = [stop('a', 9), stop('c', 0, { point }), stop('e', 1), stop('d', 2)]
  const added = [stop('f', 5, { window: NOON }), stop('b', 0, { point: between })]
  expect(names(insertStops(chosen, added, RUN))).toBe('abcedf')
})

it(
  'stays within 5 % of the exact optimum on 200 random days, and never costs more than by PIN code',
  {
    timeout: 60_000,
  },
  () => {
    const random = seededRandom(39)
    const ratios = Array.from({ length: 200 }, () => {
      const { stops, run } = randomDay(random)
      const day = dayOf(stops, run)!
      const order = orderStops(stops, run).map((each) => stops.indexOf(each))
      const cost = costOf(order, day)
      expect(cost).toBeLessThanOrEqual(costOf(inPinOrder(day), day) + 1e-6)
      return cost / exactLeastCost(day, cost)
    })
    expect(Math.max(...ratios)).toBeLessThanOrEqual(1.05)
  },
)

/** Up to ten stops of a day, by PIN code, some of them without a known door. */
function randomDay(random: (below: number) => number): { stops: Named[]; run: RunFrom } {
  const slots = 1 + random(3)
  const stops = Array.from({ length: 2 + random(9) }, (_, index) => {
    const { startMinutes: from, endMinutes: until } = PICKUP_SLOTS[random(slots)]!
    const area = random(4)
    const near = (degrees: number) => degrees + (random(2000) - 1000) / 20_000
    const isPickup = random(2) === 0
    return stop(String(index), null, {
      pin: String(560_001 + 10 * area),
      point:
        random(6) === 0 && index > 0
          ? null
          : { latitude: near(12.93 + area / 40), longitude: near(77.6 + (area % 2) / 20) },
      overdue: random(10) === 0,
      window: random(12) === 0 ? null : { from, until },
      minutes: 3 + random(12),
      pickedUp: isPickup ? 1 + random(3) : 0,
      handedOver: isPickup ? 0 : 1 + random(3),
    })
  })
  const mostBags = random(3) === 0 ? 6 : Infinity
  return {
    stops: stops.toSorted((one, other) => Number(one.pin) - Number(other.pin)),
    run: { start: LAUNDRY, mostBags },
  }
}

/** A run so far: where it is, when, what is in the van, and what it has cost. */
type State = { at: number; time: number; most: number; back: number; cost: number }

/** The oracle’s own step, from the rules alone: a minute late counts like five on the road. */
function step({ at, time, most, back, cost }: State, next: number, day: Day): State {
  const { pickedUp, handedOver, window, minutes } = day.stops[next]!
  const home = day.stops.length
  const full = Math.max(most + handedOver, back + pickedUp)
  const empties = full > day.mostBags && at !== home
  const drive = empties
    ? day.minutes[at]![home]! + day.minutes[home]![next]!
    : day.minutes[at]![next]!
  const arrival = Math.max(time + drive, window?.from ?? 0)
  const late = window ? Math.max(0, arrival - window.until) : 0
  return {
    at: next,
    time: arrival + minutes,
    most: empties ? Math.max(handedOver, pickedUp) : full,
    back: empties ? pickedUp : back + pickedUp,
    cost: cost + drive + 5 * late,
  }
}

const started = (day: Day): State => ({
  at: day.stops.length,
  time: day.startsAt,
  most: 0,
  back: 0,
  cost: 0,
})

function costOf(order: readonly number[], day: Day): number {
  const end = order.reduce((state, next) => step(state, next, day), started(day))
  return end.cost + day.minutes[end.at]![day.stops.length]!
}

const rankOf = ({ overdue, window }: RouteStop) => (overdue ? -1 : (window?.from ?? Infinity))

function inPinOrder({ stops }: Day): number[] {
  const ranks = [...new Set(stops.map(rankOf))].toSorted((one, other) => one - other)
  return ranks.flatMap((rank) =>
    stops.flatMap((each, index) => (rankOf(each) === rank ? [index] : [])),
  )
}

/** Branch and bound over all orders; `known` is the cost of one of them. */
function exactLeastCost(day: Day, known: number): number {
  const home = day.stops.length
  const nearest = day.stops.map((_, to) =>
    Math.min(...day.minutes.flatMap((row, from) => (from === to ? [] : [row[to]!]))),
  )
  let least = known
  const search = (state: State, left: readonly number[]): void => {
    if (left.length === 0) {
      least = Math.min(least, state.cost + day.minutes[state.at]![home]!)
      return
    }
    const ahead = left.reduce((sum, each) => sum + nearest[each]!, 0)
    if (state.cost + ahead >= least) return
    const turn = Math.min(...left.map((each) => rankOf(day.stops[each]!)))
    for (const next of left)
      if (rankOf(day.stops[next]!) === turn)
        search(
          step(state, next, day),
          left.filter((each) => each !== next),
        )
  }
  search(
    started(day),
    day.stops.map((_, index) => index),
  )
  return least
}
