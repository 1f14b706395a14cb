import { expect, it } from 'vitest'
import { amountInWords } from './amount-in-words.ts'

it.each([
  [0, 'Rupees Zero Only'],
  [1, 'Rupees Zero and One Paise Only'],
  [100, 'Rupees One Only'],
  [2_999, 'Rupees Twenty-Nine and Ninety-Nine Paise Only'],
  [1_300, 'Rupees Thirteen Only'],
  [4_000, 'Rupees Forty Only'],
  [10_000, 'Rupees One Hundred Only'],
  [26_050, 'Rupees Two Hundred Sixty and Fifty Paise Only'],
  [100_500, 'Rupees One Thousand Five Only'],
  [1_00_000_00, 'Rupees One Lakh Only'],
  [
    1_23_456_78,
    'Rupees One Lakh Twenty-Three Thousand Four Hundred Fifty-Six and Seventy-Eight Paise Only',
  ],
  [1_00_00_000_00, 'Rupees One Crore Only'],
  [
    12_34_56_789_01,
    'Rupees Twelve Crore Thirty-Four Lakh Fifty-Six Thousand Seven Hundred Eighty-Nine and One Paise Only',
  ],
  [1_00_000_00_00_000_00, 'Rupees One Lakh Crore Only'],
])('writes %i paise', (paise, words) => {
  expect(amountInWords(paise)).toBe(words)
})

it.each([-1, 0.5, Number.NaN])('refuses %d', (paise) => {
  expect(() => amountInWords(paise)).toThrow(RangeError)
})
