import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  chargedKilograms,
  costPaise,
  isInTenths,
  subtractQuantity,
  sumQuantities,
  roundToWholeQuantity,
} from './quantity.ts'

test('rounds a charged weight down to full 100 g', () => {
  expect([4350, 4399, 4300, 99, 100, 0].map(chargedKilograms)).toEqual([4.3, 4.3, 4.3, 0, 0.1, 0])
})

test('rounds the cost of a weight to whole paise, half a paisa up', () => {
  expect(costPaise(7000, 4.3)).toBe(30_100)
  expect(costPaise(6995, 4.3)).toBe(30_079)
  expect(costPaise(6995, 0.1)).toBe(700)
  expect(costPaise(6994, 0.1)).toBe(699)
  expect(costPaise(1500, 12)).toBe(18_000)
})

test('rounds a weighed quantity to whole kilograms for an estimate', () => {
  expect([0.3, 1, 4.3, 4.5, 12].map(roundToWholeQuantity)).toEqual([1, 1, 4, 5, 12])
})

test('accepts quantities that are whole or have one decimal', () => {
  expect([0, 3, 0.1, 4.3, 5000.9].every(isInTenths)).toBe(true)
  expect([4.35, 0.05, 1 / 3, NaN, Infinity, 1e300].some(isInTenths)).toBe(false)
})

test('adds and subtracts quantities without rounding errors', () => {
  expect(sumQuantities([0.1, 0.2])).toBe(0.3)
  expect(subtractQuantity(4.3, 4)).toBe(0.3)
  fc.assert(
    fc.property(
      fc.array(fc.nat({ max: 50_000 }), { maxLength: 9 }),
      fc.nat({ max: 1_000_000 }),
      (tenths, unit) => {
        const quantities = tenths.map((count) => count / 10)
        const sum = sumQuantities(quantities)
        expect(sum).toBe(tenths.reduce((one, other) => one + other, 0) / 10)
        expect(quantities.reduce(subtractQuantity, sum)).toBe(0)
        // Never more than half a paisa beside the exact price, and never less for more.
        const [first = 0] = quantities
        const exactTenths = unit * (tenths[0] ?? 0)
        expect(Math.abs(costPaise(unit, first) * 10 - exactTenths)).toBeLessThanOrEqual(5)
        expect(costPaise(unit, sum)).toBeGreaterThanOrEqual(costPaise(unit, first))
      },
    ),
    { numRuns: 10_000 },
  )
})
