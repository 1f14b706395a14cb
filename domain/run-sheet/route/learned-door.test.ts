// Place of a door from the positions of its visits.
import { expect, it } from 'vitest'
import { decodeDigipin, encodeDigipin } from '../../base/digipin.ts'
import { learnedDoor } from './learned-door.ts'

const DOOR = '4P3-JK8-52C9'
const { latitude, longitude } = decodeDigipin(DOOR)!
const away = (north: number, east: number) =>
  encodeDigipin({ latitude: latitude + north, longitude: longitude + east })!

it('takes the median of the last five visits, so that one far away changes nothing', () => {
  const near = [away(0.000_04, 0), away(-0.000_04, 0), away(0, 0.000_04), away(0, -0.000_04)]
  expect(learnedDoor([...near, away(0.5, 0.5)])).toBe(DOOR)
  expect(learnedDoor([DOOR, DOOR, DOOR, DOOR, DOOR, away(1, 1), away(1, 1), away(1, 1)])).toBe(DOOR)
})

it('learns no door from a single visit', () => {
  expect(learnedDoor([])).toBeNull()
  expect(learnedDoor([DOOR])).toBeNull()
  expect(learnedDoor([DOOR, DOOR])).toBe(DOOR)
})
