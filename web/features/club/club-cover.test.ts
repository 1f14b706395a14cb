// Wizard text about lines that the Laundry Club covers.
import { expect, test } from 'vitest'
import { clubCover } from '#words/en/club/club-cover.ts'
import { clubCoverSentence } from './club-cover.ts'

test('lists the covered part and the rest', () => {
  const line = { quantity: 4, coveredQuantity: 3, unit: 'kg' } as const
  expect(clubCoverSentence(clubCover, line, '₹70')).toBe('3 kg from your Laundry Club, 1 kg at ₹70')
})

test('shows no price when everything is covered', () => {
  const line = { quantity: 2, coveredQuantity: 2, unit: 'piece' } as const
  expect(clubCoverSentence(clubCover, line, '₹99')).toBe('2 from your Laundry Club')
})

test('shows nothing for a line without cover', () => {
  expect(
    clubCoverSentence(clubCover, { quantity: 4, coveredQuantity: 0, unit: 'kg' }, '₹70'),
  ).toBeNull()
})
