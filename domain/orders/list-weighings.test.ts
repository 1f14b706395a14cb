import { expect, it } from 'vitest'
import { listWeighings } from './list-weighings.ts'

const bag = { number: 1, item: 'wash-fold' }
const shirts = [
  { number: 2, item: 'ironing-shirt' },
  { number: 3, item: undefined },
]
const all = [shirts[0]!, bag, shirts[1]!]

it('returns one weight when no unit was weighed apart', () => {
  const of = (grams: number | null) => listWeighings(all, { grams, weighed: [] })
  expect(of(5200)).toEqual({ ok: true, value: [{ units: all, grams: 5200 }] })
  expect(of(null)).toEqual({ ok: true, value: [{ units: all, grams: null }] })
})

it('lists separate weights first, and leaves the rest of the total to the others', () => {
  const weighed = [{ item: 'wash-fold', grams: 4300 }]
  const of = (grams: number | null) => listWeighings(all, { grams, weighed })
  const parts = (left: number | null) => ({
    ok: true,
    value: [
      { units: [bag], grams: 4300 },
      { units: shirts, grams: left },
    ],
  })
  expect(of(5200)).toEqual(parts(900))
  expect(of(4300)).toEqual(parts(null))
  expect(of(null)).toEqual(parts(null))
})

it('leaves no weight over when all units were weighed separately', () => {
  const weighed = [{ item: 'wash-fold', grams: 4300 }]
  const one = { ok: true, value: [{ units: [bag], grams: 4300 }] }
  expect(listWeighings([bag], { grams: null, weighed })).toEqual(one)
  expect(listWeighings([bag], { grams: 4300, weighed })).toEqual(one)
})

it.each([
  ['more than the whole', all, 4000, [{ item: 'wash-fold', grams: 4300 }], 'not_the_whole'],
  ['a rest of nothing', [bag], 5000, [{ item: 'wash-fold', grams: 4300 }], 'not_the_whole'],
  ['something that wasn’t counted', all, 5000, [{ item: 'coat', grams: 300 }], 'nothing_of_it'],
  [
    'one item twice',
    all,
    5000,
    [
      { item: 'wash-fold', grams: 300 },
      { item: 'wash-fold', grams: 400 },
    ],
    'twice',
  ],
] as const)('refuses %s', (_what, units, grams, weighed, error) => {
  expect(listWeighings(units, { grams, weighed })).toEqual({ ok: false, error })
})
