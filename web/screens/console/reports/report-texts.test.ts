import { expect, it } from 'vitest'
import { formatChange, formatPointChange } from './report-texts.ts'

it('shows the change of a number in percent, and none from zero', () => {
  expect([formatChange(83, 11), formatChange(10, 20), formatChange(5, 5)]).toEqual([
    '+655%',
    '-50%',
    '0%',
  ])
  expect(formatChange(5, 0)).toBeNull()
})

it('shows the change of a share in percentage points, also from zero', () => {
  expect([
    formatPointChange(0.451, 0.1),
    formatPointChange(0.1, 0.451),
    formatPointChange(0.2, 0),
  ]).toEqual(['+35.1', '-35.1', '+20'])
})
