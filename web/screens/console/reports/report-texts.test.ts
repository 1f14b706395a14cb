import { expect, it } from 'vitest'
import { changeText, pointsText } from './report-texts.ts'

it('a number is compared by percent, and with nothing not at all', () => {
  expect([changeText(83, 11), changeText(10, 20), changeText(5, 5)]).toEqual([
    '+655%',
    '-50%',
    '0%',
  ])
  expect(changeText(5, 0)).toBeNull()
})

it('a share is compared by points, from none too', () => {
  expect([pointsText(0.451, 0.1), pointsText(0.1, 0.451), pointsText(0.2, 0)]).toEqual([
    '+35.1',
    '-35.1',
    '+20',
  ])
})
