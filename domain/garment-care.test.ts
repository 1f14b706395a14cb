import { expect, it } from 'vitest'
import { careLimitsIn, limitAgainst, PROCESSES } from './garment-care.ts'

it('forbids a process to garments that may not get it, and washing to none', () => {
  expect(PROCESSES.map((process) => [process, limitAgainst(process)])).toEqual([
    ['wash', null],
    ['tumble_dry', 'tumble_drying'],
    ['bleach', 'bleach'],
    ['press', 'hot_iron'],
  ])
})

it('reads limits from a form once each, and nothing else', () => {
  expect(careLimitsIn('hot_iron,bleach')).toEqual(['bleach', 'hot_iron'])
  expect(careLimitsIn('')).toEqual([])
  expect(careLimitsIn('bleach,ironing')).toBeNull()
  expect(careLimitsIn(['bleach', 'bleach'])).toEqual(['bleach'])
})
