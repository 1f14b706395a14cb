// Quiet hours that a person may choose.
import { expect, it } from 'vitest'
import { areQuietHours, HOURS_OF_DAY } from './own-quiet-hours.ts'

it('begin and end at any two different hours of the day', () => {
  expect([HOURS_OF_DAY[0], HOURS_OF_DAY.at(-1), HOURS_OF_DAY.length]).toEqual([
    '00:00',
    '23:00',
    24,
  ])
  for (const from of HOURS_OF_DAY)
    for (const until of HOURS_OF_DAY) expect(areQuietHours({ from, until })).toBe(from !== until)
})
