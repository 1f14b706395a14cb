// Filter in the address of My orders: invalid parts are dropped.
import { expect, it } from 'vitest'
import { parseOrderFilter } from './order-filter.ts'

const read = (query: string) => parseOrderFilter(new URLSearchParams(query))

it('reads search, status and days', () => {
  expect(read('q=+shirt+&status=cancelled&days=30')).toEqual({
    q: 'shirt',
    status: 'cancelled',
    days: 30,
  })
})

it('drops values that the screen does not offer', () => {
  expect(read('')).toEqual({})
  expect(read('q=++&status=lost&days=31&cursor=x')).toEqual({})
  expect(read(`q=${'x'.repeat(300)}`).q).toHaveLength(100)
})
