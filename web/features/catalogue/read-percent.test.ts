import { expect, it } from 'vitest'
import { readPercent } from './read-percent.ts'

it.each([
  ['5', 5],
  ['+2.5', 2.5],
  ['-10', -10],
  ['−10', -10],
  ['–10 %', -10],
  [' - 0.5%', -0.5],
])('reads %o as percent up or down', (text, percent) => {
  expect(readPercent(text)).toEqual({ percent })
})

it.each(['0', '-', '--5', '5,5', '1.25', '-91', '101', 'ten'])(
  'refuses %o with a reason',
  (text) => {
    expect(readPercent(text)).toEqual({ percent: null, wrong: expect.any(String) })
  },
)

it('shows nothing for an empty field', () => {
  expect(readPercent(' ')).toEqual({ percent: null })
})
