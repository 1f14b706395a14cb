import { expect, it } from 'vitest'
import { hasCardNumber } from './card-number.ts'

it.each([
  '4242424242424242',
  'my card is 4242 4242 4242 4242, please charge it',
  '4242-4242-4242-4242',
  '4242.4242.4242.4242',
  '378282246310005',
  '6011111111111117',
  'Visa:\n5555 5555 5555 4444\nexp 08/31',
])('finds the card’s number in %j', (text) => {
  expect(hasCardNumber(text)).toBe(true)
})

it.each([
  '',
  'Call +91 98450 00000 or 98450 00001',
  '9845000000, 9845000001',
  '4242424242424241',
  'ending in 4242',
  'tok_4242424242424242',
  '01941f29-7c00-7000-8000-000000000000',
  '42424242-4242-4242-8000-000000000000',
  '2025-06-18 to 2025-06-30',
  '12 Church Street, Bengaluru 560001',
])('finds none in %j', (text) => {
  expect(hasCardNumber(text)).toBe(false)
})
