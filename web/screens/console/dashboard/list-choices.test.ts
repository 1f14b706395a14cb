// Display choices read from a browser, whatever it stored.
import { expect, it } from 'vitest'
import { parseHiddenColumns } from './list-choices.ts'

it('reads the stored choice of hidden columns, and ignores other values', () => {
  expect(parseHiddenColumns(['balance', 'due', 'status', 3])).toEqual(['due', 'balance'])
  expect(parseHiddenColumns('due')).toEqual([])
})
