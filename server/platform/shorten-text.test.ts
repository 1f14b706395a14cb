import { expect, it } from 'vitest'
import { shortenText } from './shorten-text.ts'

it('keeps a text that fits', () => {
  expect(shortenText('Total ₹300.', 11)).toBe('Total ₹300.')
})

it('cuts after a whole word, so that a sum is never cut to a smaller one', () => {
  const text = 'Your pickup is booked. Total ₹300.'
  for (const most of [31, 32, 33])
    expect(shortenText(text, most)).toBe('Your pickup is booked. Total…')
  expect(shortenText(text, 23)).toBe('Your pickup is booked.…')
})

it('cuts an overlong word, but not within a character', () => {
  expect(shortenText('x'.repeat(50), 10)).toBe(`${'x'.repeat(9)}…`)
  expect(shortenText('🧺'.repeat(50), 10)).toBe(`${'🧺'.repeat(4)}…`)
  expect(shortenText(`Order ${'9'.repeat(60)}`, 50)).toBe(`Order ${'9'.repeat(43)}…`)
  expect(shortenText('', 10)).toBe('')
})
