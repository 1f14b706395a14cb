import { expect, it } from 'vitest'
import { isPossibleReturnDate } from './vendors.ts'

it('expects units back from a vendor today at the earliest, and within 90 days', () => {
  const is = (expected: string) => isPossibleReturnDate(expected, '2025-06-19')
  expect([is('2025-06-18'), is('2025-06-19'), is('2025-09-17'), is('2025-09-18')]).toEqual([
    false,
    true,
    true,
    false,
  ])
})
