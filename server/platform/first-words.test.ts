import { expect, it } from 'vitest'
import { firstWords } from './first-words.ts'

it('keeps a text that fits', () => {
  expect(firstWords('Total ₹300.', 11)).toBe('Total ₹300.')
})

it('ends with a whole word, so that no sum becomes another', () => {
  const text = 'Your pickup is booked. Total ₹300.'
  for (const most of [31, 32, 33])
    expect(firstWords(text, most)).toBe('Your pickup is booked. Total…')
  expect(firstWords(text, 23)).toBe('Your pickup is booked.…')
})

it('cuts an overlong word, but not within a character', () => {
  expect(firstWords('x'.repeat(50), 10)).toBe(`${'x'.repeat(9)}…`)
  expect(firstWords('🧺'.repeat(50), 10)).toBe(`${'🧺'.repeat(4)}…`)
  expect(firstWords(`Order ${'9'.repeat(60)}`, 50)).toBe(`Order ${'9'.repeat(43)}…`)
  expect(firstWords('', 10)).toBe('')
})
