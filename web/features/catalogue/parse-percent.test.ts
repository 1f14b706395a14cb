import { expect, it } from 'vitest'
import { parsePercent } from './parse-percent.ts'

it.each([
  ['5', 5],
  ['+2.5', 2.5],
  ['-10', -10],
  ['−10', -10],
  ['–10 %', -10],
  [' - 0.5%', -0.5],
])('reads %o as percent up or down', (text, percent) => {
  expect(parsePercent(text)).toEqual({ percent })
})

it.each(['0', '-', '--5', '5,5', '1.25', '-91', '101', 'ten'])(
  'refuses %o with a reason',
  (text) => {
    expect(parsePercent(text)).toEqual({ percent: null, wrong: expect.any(String) })
  },
)

it('shows nothing for an empty field', () => {
  expect(parsePercent(' ')).toEqual({ percent: null })
})
