import { expect, it } from 'vitest'
import type { Unit } from '../clothes/custody.ts'
import {
  type CarefulPiece,
  parseCareLimits,
  careLimitAgainst,
  piecesForbiddingProcess,
  type Process,
  PROCESSES,
} from './garment-care.ts'

it('names the care limit that forbids each process, and none for washing', () => {
  expect(PROCESSES.map((process) => [process, careLimitAgainst(process)])).toEqual([
    ['wash', null],
    ['tumble_dry', 'tumble_drying'],
    ['bleach', 'bleach'],
    ['press', 'hot_iron'],
  ])
})

it('reads care limits from a form, each once, and rejects unknown ones', () => {
  expect(parseCareLimits('hot_iron,bleach')).toEqual(['bleach', 'hot_iron'])
  expect(parseCareLimits('')).toEqual([])
  expect(parseCareLimits('bleach,ironing')).toBeNull()
  expect(parseCareLimits(['bleach', 'bleach'])).toEqual(['bleach'])
})

const unit = (number: number, more: Partial<Unit> = {}): Unit => ({
  number,
  kind: 'item',
  pieces: 1,
  place: 'plant',
  released: false,
  spot: null,
  ...more,
})
const bag = unit(1, { kind: 'bag', pieces: 0 })
const silk = (number: number | null): CarefulPiece => ({
  unit: number,
  name: 'Silk shirt',
  never: ['tumble_drying', 'bleach'],
})

for (const [what, process, thing, others, piece, isRefused] of [
  ['the item itself, tumble-dried', 'tumble_dry', unit(2), [bag], silk(2), true],
  ['the item itself, bleached', 'bleach', unit(2), [bag], silk(2), true],
  ['the item itself, pressed', 'press', unit(2), [bag], silk(2), false],
  ['the item itself, washed', 'wash', unit(2), [bag], silk(2), false],
  ['another item of its order', 'tumble_dry', unit(3), [bag, unit(2)], silk(2), false],
  ['the bag that is the garment', 'tumble_dry', bag, [], silk(1), true],
  ['its bag', 'tumble_dry', bag, [unit(2)], silk(2), true],
  ['its bag on a rack', 'tumble_dry', { ...bag, spot: 'R' }, [unit(2)], silk(2), true],
  ['its bag, once it is on a rack', 'tumble_dry', bag, [unit(2, { spot: 'R' })], silk(2), false],
  ['its bag, while it is missing', 'bleach', bag, [unit(2, { place: 'missing' })], silk(2), false],
  ['its bag, once it is packed', 'bleach', bag, [unit(2, { place: 'packed' })], silk(2), false],
  ['a bag beside the bag it is', 'bleach', bag, [unit(2, { kind: 'bag' })], silk(2), false],
  ['a bag of an order that only names it', 'tumble_dry', bag, [], silk(null), true],
  ['an item of an order that only names it', 'tumble_dry', unit(2), [bag], silk(null), false],
] as const satisfies readonly (readonly [string, Process, Unit, Unit[], CarefulPiece, boolean])[])
  it(`${isRefused ? 'refuses' : 'allows'} ${what}`, () => {
    const units = [thing, ...others].toSorted((a, b) => a.number - b.number)
    const refused = piecesForbiddingProcess(process, thing, units, [piece])
    expect(refused).toEqual(isRefused ? [piece] : [])
  })
