// A small simulated Laundry Club; `npm run simulate` runs two years of a large one.
// @soak
import { expect, test } from 'vitest'
import { simulateClub } from './club-simulation.ts'

test('keeps the ledger balanced after half a year of outages and failed payments', async () => {
  const { seen, wrong, takenPaise } = await simulateClub({ people: 30, months: 6, seed: 7 })
  expect(Object.entries(wrong).filter(([, count]) => count !== 0)).toEqual([])
  // It was no quiet life.
  expect(takenPaise).toBeGreaterThan(0)
  expect(seen.charges).toBeGreaterThan(80)
  expect(seen.covered).toBeGreaterThan(20)
  expect(Math.min(seen.refunds, seen.deaths, seen.daysDown)).toBeGreaterThan(0)
}, 120_000)
