import { expect, it } from 'vitest'
import { DEFAULT_LIMITS, LARGEST_LIMITS, quantityProblem } from './limits.ts'

it('takes whole kilograms and pieces up to the limits', () => {
  for (const quantity of [0, 1, 100])
    expect(quantityProblem('kg', quantity, DEFAULT_LIMITS)).toBeNull()
  expect(quantityProblem('piece', 200, DEFAULT_LIMITS)).toBeNull()
})

it('asks for whole kilograms and pieces without rounding them', () => {
  expect(quantityProblem('kg', 4.2, DEFAULT_LIMITS)).toEqual({ kind: 'wholeKilograms' })
  expect(quantityProblem('piece', 2.5, DEFAULT_LIMITS)).toEqual({ kind: 'wholePieces' })
  for (const quantity of [-1, Number.NaN])
    expect(quantityProblem('kg', quantity, DEFAULT_LIMITS)).toEqual({ kind: 'quantityNeeded' })
})

it('names the limit, and the phone number for larger orders if there is one', () => {
  expect(quantityProblem('kg', 150, DEFAULT_LIMITS)).toEqual({
    kind: 'orderTooLarge',
    params: { of: 'kilograms', most: 100, phone: undefined },
  })
  expect(quantityProblem('piece', 250, DEFAULT_LIMITS, '080 4123 0001')).toEqual({
    kind: 'orderTooLarge',
    params: { of: 'piecesOfItem', most: 200, phone: '080 4123 0001' },
  })
})

it('accepts a hotel’s order under raised limits, which are themselves capped', () => {
  const own = { ...DEFAULT_LIMITS, kilograms: 500, piecesOfItem: 1000 }
  expect(quantityProblem('kg', 150, own)).toBeNull()
  expect(quantityProblem('piece', 250, own)).toBeNull()
  for (const [name, most] of Object.entries(LARGEST_LIMITS))
    expect(most).toBeGreaterThan(DEFAULT_LIMITS[name as keyof typeof DEFAULT_LIMITS])
  // One point a rupee at the dearest price, ₹1,00,000, stays within a column of 32 bits.
  const { kilograms, pieces } = LARGEST_LIMITS
  expect((kilograms + pieces) * 100_000).toBeLessThan(2 ** 31)
})
