// Standing of the next visit after a failed one.
import { expect, it } from 'vitest'
import { nextVisitStanding, type FailedVisitFound } from './next-visit.ts'

const VISITED = new Date('2025-06-19T04:00:00Z')
const pickup: FailedVisitFound = {
  kind: 'pickup',
  visitedAt: VISITED,
  isMoved: false,
  status: 'pickup_scheduled',
  deliveryPreference: 'standard',
  deliveryHandOver: 'home',
}
const delivery: FailedVisitFound = { ...pickup, kind: 'delivery', status: 'ready' }
const soon = { now: VISITED, byLink: true }

it('is open until the order moves, is visited or is cancelled', () => {
  const standings = [
    pickup,
    { ...pickup, isMoved: true },
    { ...pickup, status: 'picked_up' as const },
    { ...pickup, status: 'cancelled' as const },
    delivery,
    { ...delivery, status: 'out_for_delivery' as const },
    { ...delivery, status: 'completed' as const },
  ].map((found) => nextVisitStanding(found, soon))
  expect(standings).toEqual(['open', 'chosen', 'made', 'cancelled', 'open', 'on_its_way', 'made'])
})

it('leaves the time of an express delivery to staff', () => {
  expect(nextVisitStanding({ ...delivery, deliveryPreference: 'express' }, soon)).toBe('ours')
})

it('expires after seven days for a reader by the link alone', () => {
  const now = new Date(VISITED.getTime() + 7 * 24 * 60 * 60_000 + 1)
  expect(nextVisitStanding(pickup, { now, byLink: true })).toBe('expired')
  expect(nextVisitStanding(pickup, { now, byLink: false })).toBe('open')
})
