/** Batched lookups. */
import { expect, it } from 'vitest'
import { batchRequests } from './batch-requests.ts'

it('puts requests made at nearly the same time into one batch, and later ones into the next', async () => {
  const asked: number[][] = []
  const double = batchRequests((numbers: readonly number[]) => {
    asked.push([...numbers])
    return Promise.resolve(numbers.map((number) => number * 2))
  })
  expect(await Promise.all([double(1), double(2)])).toEqual([2, 4])
  expect(await Promise.all([double(3), double(4), double(5)])).toEqual([6, 8, 10])
  expect(asked).toEqual([
    [1, 2],
    [3, 4, 5],
  ])
})

it('fails the gathered requests together, and no later one', async () => {
  let fails = true
  const say = batchRequests((words: readonly string[]) =>
    fails ? Promise.reject(new Error('Not now.')) : Promise.resolve(words),
  )
  const answers = await Promise.allSettled([say('a'), say('b')])
  expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  fails = false
  expect(await say('c')).toBe('c')
})
