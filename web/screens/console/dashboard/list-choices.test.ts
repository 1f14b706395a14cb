// Display choices read from a browser, whatever it stored.
import { expect, it } from 'vitest'
import { hiddenColumnsOf } from './list-choices.ts'

it('reads stored columns, and ignores other values', () => {
  expect(hiddenColumnsOf(['balance', 'due', 'status', 3])).toEqual(['due', 'balance'])
  expect(hiddenColumnsOf('due')).toEqual([])
})
