import { expect, it } from 'vitest'
import { marketingContentFrom } from './marketing.ts'

it('shows no number and no quote that the laundry doesn’t have yet', () => {
  expect(
    marketingContentFrom({ delivered: 0, ratings: 0, averageRating: null, quotes: [] }),
  ).toEqual({
    numbers: [],
    testimonials: [],
  })
})

it('never rounds a number up, and quotes customers by first name only', () => {
  const quotes = [{ name: ' Asha  Rao', rating: 5, comment: 'Crisp.\n\nSoft too.' }]
  expect(
    marketingContentFrom({ delivered: 123_456, ratings: 1, averageRating: 4.96, quotes }),
  ).toEqual({
    numbers: [
      { value: '1,23,456', label: 'orders delivered' },
      { value: '4.9 of 5', label: 'average of 1 rating' },
    ],
    testimonials: [{ name: 'Asha', plan: '', rating: 5, comment: 'Crisp. Soft too.' }],
  })
})
