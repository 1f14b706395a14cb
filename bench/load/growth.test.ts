// Means of a run's parts, from its samples.
import { expect, test } from 'vitest'
import { meanOfEachPart } from './growth.ts'

test('averages each part of a run over its own samples, each sample in exactly one part', () => {
  expect(meanOfEachPart([1, 3, 5, 7, 9, 11], 3)).toEqual([2, 6, 10])
  expect(meanOfEachPart([1, 2, 3, 4, 5], 2)).toEqual([1.5, 4])
})
