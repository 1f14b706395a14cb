import { expect, test } from 'vitest'
import { given } from './paging.ts'

test('leaves out what asks for nothing, and keeps what says no', () => {
  expect(given({ q: '', status: null, cursor: undefined, days: 0, quotable: false })).toEqual({
    days: 0,
    quotable: false,
  })
})
