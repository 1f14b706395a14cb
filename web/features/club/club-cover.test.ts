// Wizard text about lines that the Laundry Club covers.
import { expect, test } from 'vitest'
import { clubCoverText } from './club-cover.ts'

test('names what is covered and what goes beyond', () => {
  const line = { quantity: 4, coveredQuantity: 3, unit: 'kg' } as const
  expect(clubCoverText(line, '₹70')).toBe('3 kg from your Laundry Club, 1 kg at ₹70')
})

test('names no price when everything is covered', () => {
  const line = { quantity: 2, coveredQuantity: 2, unit: 'piece' } as const
  expect(clubCoverText(line, '₹99')).toBe('2 from your Laundry Club')
})

test('says nothing of a line that is paid for in full', () => {
  expect(clubCoverText({ quantity: 4, coveredQuantity: 0, unit: 'kg' }, '₹70')).toBeNull()
})
