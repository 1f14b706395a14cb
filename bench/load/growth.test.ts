// Means of a run's parts, from its samples.
import { expect, test } from 'vitest'
import { meansOf } from './growth.ts'

test('gives each part the mean of its own samples, and counts each sample in one part', () => {
  expect(meansOf([1, 3, 5, 7, 9, 11], 3)).toEqual([2, 6, 10])
  expect(meansOf([1, 2, 3, 4, 5], 2)).toEqual([1.5, 4])
})
