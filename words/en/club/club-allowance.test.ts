// A member's remaining allowance: only the parts left, with their end date.
import { expect, test } from 'vitest'
import { clubAllowance } from './club-allowance.ts'

// Half past one in the morning of 10 December at the laundry.
const until = new Date('2026-12-09T20:00:00Z')

function left(kilograms: number, pickups: number, dryCleanItems = 0): string {
  return clubAllowance.left({ kilograms, pickups, dryCleanItems, until, timeZone: 'Asia/Kolkata' })
}

test('shows the remaining amounts, with the date in the laundry’s zone', () => {
  expect(left(14, 1)).toBe('14 kg and 1 pickup left, until 10 Dec')
  expect(left(1, 2, 1)).toBe('1 kg, 2 pickups and 1 dry-clean item left, until 10 Dec')
  expect(left(0, 3, 5)).toBe('3 pickups and 5 dry-clean items left, until 10 Dec')
  expect(left(0, 3)).toBe('3 pickups left, until 10 Dec')
})

test('shows only that no pickup is left when there is none', () => {
  expect(left(6, 0, 2)).toBe('No pickup left until 10 Dec')
  expect(left(0, 0)).toBe('No pickup left until 10 Dec')
})
