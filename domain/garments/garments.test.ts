// When a garment needs cleaning, and the stats of a wardrobe.
import { DAY_MS } from '../base/time-zone.ts'
import { expect, test } from 'vitest'
import { needsCleaning, wardrobeStats } from './garments.ts'

const now = new Date('2025-06-18T06:30:00Z')
const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS)

test('asks for cleaning after 14 days, not on the fourteenth', () => {
  expect(needsCleaning(daysAgo(13), now)).toBe(false)
  expect(needsCleaning(daysAgo(14), now)).toBe(false)
  expect(needsCleaning(new Date(daysAgo(14).getTime() - 1), now)).toBe(true)
  expect(needsCleaning(daysAgo(400), now)).toBe(true)
})

test('asks for no cleaning of a garment that was never cleaned, or only just now', () => {
  expect(needsCleaning(null, now)).toBe(false)
  expect(needsCleaning(now, now)).toBe(false)
  expect(needsCleaning(new Date(now.getTime() + 5000), now)).toBe(false)
})

test('counts the garments of a wardrobe', () => {
  expect(
    wardrobeStats(
      [
        { condition: 'excellent', cleanCount: 4, lastCleanedAt: daysAgo(15) },
        { condition: 'excellent', cleanCount: 0, lastCleanedAt: null },
        { condition: 'fair', cleanCount: 9, lastCleanedAt: daysAgo(30) },
        { condition: 'poor', cleanCount: 1, lastCleanedAt: daysAgo(2) },
      ],
      now,
    ),
  ).toEqual({ total: 4, excellent: 2, needCleaning: 2, cleans: 14 })
})

test('counts an empty wardrobe as all zeros', () => {
  expect(wardrobeStats([], now)).toEqual({ total: 0, excellent: 0, needCleaning: 0, cleans: 0 })
})
