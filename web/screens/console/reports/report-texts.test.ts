import { expect, it } from 'vitest'
import { changeText, pointsText } from './report-texts.ts'

it('compares a number by percent, and not with zero', () => {
  expect([changeText(83, 11), changeText(10, 20), changeText(5, 5)]).toEqual([
    '+655%',
    '-50%',
    '0%',
  ])
  expect(changeText(5, 0)).toBeNull()
})

it('compares a share by points, also with zero', () => {
  expect([pointsText(0.451, 0.1), pointsText(0.1, 0.451), pointsText(0.2, 0)]).toEqual([
    '+35.1',
    '-35.1',
    '+20',
  ])
})
