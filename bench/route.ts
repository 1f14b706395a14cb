// Benchmark of ordering a rider's stops.
import { orderStops } from '#domain/run-sheet/route/order-stops.ts'
import { seededRandom } from '#domain/base/test-random.ts'
import { PICKUP_SLOTS } from '#domain/slots/slots.ts'
import { percentile } from './load/load.ts'
import type { Figure } from './table.ts'

const STOPS = 60
const RUNS = 50
const MOST_MS = 50
const LAUNDRY = { latitude: 12.9784, longitude: 77.6408 }

export function measureRoute(): Figure[] {
  return [
    { name: `${STOPS} stops in the day's five slots, median`, slots: PICKUP_SLOTS },
    { name: `${STOPS} stops in one slot, median`, slots: PICKUP_SLOTS.slice(0, 1) },
  ].map(({ name, slots }) => ({
    name,
    value: percentile(timesOf(slots), 0.5),
    unit: 'ms',
    atMost: MOST_MS,
  }))
}

/** @returns how long each of some random days takes to be put in order, in milliseconds */
function timesOf(slots: typeof PICKUP_SLOTS): number[] {
  const random = seededRandom(60)
  return Array.from({ length: RUNS }, () => {
    const stops = Array.from({ length: STOPS }, () => {
      const { startMinutes: from, endMinutes: until } = slots[random(slots.length)]!
      const near = (degrees: number) => degrees + (random(2000) - 1000) / 20_000
      return {
        pin: String(560_001 + random(20)),
        point: { latitude: near(LAUNDRY.latitude), longitude: near(LAUNDRY.longitude) },
        overdue: false,
        window: { from, until },
        minutes: 4,
        pickedUp: random(2),
        handedOver: random(2),
      }
    })
    const began = performance.now()
    orderStops(stops, { start: LAUNDRY, mostBags: 20 })
    return performance.now() - began
  })
}
