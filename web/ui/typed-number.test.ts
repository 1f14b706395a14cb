import { expect, it } from 'vitest'
import { readTypedNumber } from './typed-number.ts'

it.each([
  ['3', 3],
  [' 12 ', 12],
  ['4.2', 4.2],
  ['0', 0],
  ['007', 7],
  ['₹1,099.50', 1099.5],
  ['₹ 350', 350],
  ['1,50,000', 150_000],
  ['150,000', 150_000],
])('reads %o as it stands there', (text, number) => {
  expect(readTypedNumber(text)).toBe(number)
})

it.each(['', ' ', '4,2', '4.', '.5', '1,2,3', '3 kg', '-1', '1e3', '0x10', 'three', '1.2.3', '٣'])(
  'reads no number in %o instead of cutting it',
  (text) => {
    expect(readTypedNumber(text)).toBeNaN()
  },
)
