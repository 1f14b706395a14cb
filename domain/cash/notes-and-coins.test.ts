// A drawer counted by notes and coins.
import fc from 'fast-check'
import { expect, it } from 'vitest'
import {
  MOST_PIECES,
  NOTES_AND_COINS,
  type Pieces,
  readPieceCount,
  sumPieces,
} from './notes-and-coins.ts'

it('sums a drawer in rupees', () => {
  expect(sumPieces({ 500: 2, 50: 1, 1: 3 })).toBe(1053)
  expect(sumPieces({})).toBe(0)
})

const counts = fc.array(fc.integer({ min: 0, max: MOST_PIECES }), {
  minLength: NOTES_AND_COINS.length,
  maxLength: NOTES_AND_COINS.length,
})
const drawerOf = (of: readonly number[]): Pieces =>
  Object.fromEntries(NOTES_AND_COINS.map((value, index) => [value, of[index]!]))

it('sums two drawers together to what they come to apart', () => {
  fc.assert(
    fc.property(counts, counts, (one, other) => {
      const both = drawerOf(one.map((count, index) => count + other[index]!))
      expect(sumPieces(both)).toBe(sumPieces(drawerOf(one)) + sumPieces(drawerOf(other)))
    }),
  )
})

it('reads typed counts, and refuses what is none', () => {
  expect(['', ' 12 ', '9999'].map(readPieceCount)).toEqual([0, 12, 9999])
  expect(['-1', '1.5', 'two', '10000'].map(readPieceCount)).toEqual([null, null, null, null])
})
