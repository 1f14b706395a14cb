import { expect, it } from 'vitest'
import { isWeakPin } from './pin.ts'

it.each([
  ['000000', true],
  ['777777', true],
  ['123456', true],
  ['012345', true],
  ['890123', true],
  ['654321', true],
  ['210987', true],
  ['121212', true],
  ['909090', true],
  ['123123', true],
  ['112233', true],
  ['159753', true],
  ['135790', false],
  ['480291', false],
  ['111112', false],
  ['905173', false],
])('rates %s as easy to guess: %s', (pin, isWeak) => {
  expect(isWeakPin(pin)).toBe(isWeak)
})
