import fc from 'fast-check'
import { expect, it } from 'vitest'
import { isGstin } from './gstin.ts'

it.each(['27AAPFU0939F1ZV', '29AAGCB7383J1Z4', '24AAACC1206D1ZM'])(
  'accepts %s as a GSTIN',
  (gstin) => {
    expect(isGstin(gstin)).toBe(true)
  },
)

it.each([
  ['nothing', ''],
  ['a wrong check character', '27AAPFU0939F1ZW'],
  ['small letters', '27aapfu0939f1zv'],
  ['a space', '27AAPFU0939F1Z V'],
  ['one too few', '27AAPFU0939F1Z'],
  ['one too many', '27AAPFU0939F1ZVV'],
  ['no Z', '27AAPFU0939F1AV'],
  ['a State that there isn’t', '39AAPFU0939F1ZQ'],
])('refuses %s', (_, text) => {
  expect(isGstin(text)).toBe(false)
})

it('detects every single wrong digit', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(0, 1, 7, 8, 9, 10),
      fc.integer({ min: 0, max: 9 }),
      (place, digit) => {
        const right = '27AAPFU0939F1ZV'
        const wrong = right.slice(0, place) + String(digit) + right.slice(place + 1)
        expect(isGstin(wrong)).toBe(wrong === right)
      },
    ),
  )
})
