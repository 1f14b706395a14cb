// DIGIPIN against India Post’s published codes, and its round trip over random points of India.
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { cleanDigipin, decodeDigipin, encodeDigipin } from './digipin.ts'

/** Half a cell in degrees, and half of the sixth decimal that a centre is rounded to. */
const HALF_CELL = 18 / 4 ** 10 + 0.000_000_6

it.each([
  // The technical document’s example: Dak Bhawan, New Delhi.
  [28.622_788, 77.213_033, '39J-49L-L8T4'],
  // Examples of the Department of Posts’ reference program.
  [12.9716, 77.5946, '4P3-JK8-52C9'],
  [28.6139, 77.209, '39J-438-TJC7'],
  [19.076, 72.8777, '4FK-595-8823'],
  [2.5, 63.5, 'LLL-LLL-LLLL'],
  [38.5, 99.5, '888-888-8888'],
])('encodes %d, %d as India Post publishes it', (latitude, longitude, code) => {
  expect(encodeDigipin({ latitude, longitude })).toBe(code)
})

it('decodes to the published centre, however the code is typed', () => {
  const delhi = { latitude: 28.613_901, longitude: 77.208_998 }
  for (const typed of ['39J-438-TJC7', '39j438tjc7', ' 39J 438 TJC7 '])
    expect(decodeDigipin(typed)).toEqual(delhi)
  expect(cleanDigipin('39j 438 tjc7')).toBe('39J-438-TJC7')
})

it('decodes every code to the centre of its cell', () => {
  const point = fc.record({
    latitude: fc.double({ min: 6.5, max: 37.1, noNaN: true }),
    longitude: fc.double({ min: 68.1, max: 97.4, noNaN: true }),
  })
  fc.assert(
    fc.property(point, (at) => {
      const code = encodeDigipin(at)!
      const centre = decodeDigipin(code)!
      expect(Math.abs(centre.latitude - at.latitude)).toBeLessThanOrEqual(HALF_CELL)
      expect(Math.abs(centre.longitude - at.longitude)).toBeLessThanOrEqual(HALF_CELL)
      expect(encodeDigipin(centre)).toBe(code)
    }),
    { numRuns: 2000 },
  )
})

it('assigns a point on a grid line to the cell in the north-east', () => {
  // The middle of the grid, where four regions meet.
  expect(encodeDigipin({ latitude: 20.5, longitude: 81.5 })).toBe('2LL-LLL-LLLL')
})

it.each([
  [51.5, -0.12],
  [2.49, 77],
  [12, 99.51],
  [Number.NaN, 77],
])('has no code for %d, %d outside of the grid', (latitude, longitude) => {
  expect(encodeDigipin({ latitude, longitude })).toBeNull()
})

it.each(['', '39J-438-TJC', '39J-438-TJC77', '39J-438-TJC0', '39A-438-TJC7', '39J_438_TJC7'])(
  'rejects %j',
  (text) => {
    expect(cleanDigipin(text)).toBeNull()
    expect(decodeDigipin(text)).toBeNull()
  },
)
