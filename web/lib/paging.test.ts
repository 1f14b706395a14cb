import { expect, test } from 'vitest'
import { withoutEmptyFields } from './paging.ts'

test('omits empty parameters, and keeps 0 and false', () => {
  expect(
    withoutEmptyFields({ q: '', status: null, cursor: undefined, days: 0, quotable: false }),
  ).toEqual({
    days: 0,
    quotable: false,
  })
})
