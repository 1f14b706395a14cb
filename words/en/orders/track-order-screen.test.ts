import { expect, it } from 'vitest'
import { trackOrderScreen } from './track-order-screen.ts'

it.each([
  [{ bags: 2, items: 1, packed: 0 }, '2 bags and 1 item counted in'],
  [{ bags: 1, items: 2, packed: 2 }, '1 bag and 2 items counted in, 2 of 3 packed'],
  [{ bags: 0, items: 4, packed: 4 }, '4 items counted in, all packed'],
  [{ bags: 1, items: 0, packed: 1 }, '1 bag counted in, packed'],
])('describes the clothes counted in, %j: %s', (counted, said) => {
  expect(trackOrderScreen.countedIn(counted)).toBe(said)
})
