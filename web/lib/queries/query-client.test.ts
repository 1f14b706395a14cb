// Reads that run while an action's answer arrives.
import { InfiniteQueryObserver } from '@tanstack/react-query'
import { afterEach, expect, test } from 'vitest'
import { queryClient } from './query-client.ts'

const KEY = ['stop']

afterEach(() => queryClient.clear())

test('a read that began before an action’s answer does not replace it', async () => {
  const { queryFn, answer } = slowReads()
  const read = queryClient.query({ queryKey: KEY, queryFn })
  await answer(0, 'no rider')
  await read

  const again = queryClient.query({ queryKey: KEY, queryFn, staleTime: 0 })
  queryClient.setQueryData(KEY, 'Asha')
  await answer(1, 'no rider')
  expect(queryClient.getQueryData(KEY)).toBe('Asha')

  await answer(2, 'Asha, at 9')
  await again
  expect(queryClient.getQueryData(KEY)).toBe('Asha, at 9')
})

test('an action’s answer reads nothing again while no read is running', async () => {
  const { queryFn, answer, count } = slowReads()
  const read = queryClient.query({ queryKey: KEY, queryFn })
  await answer(0, 'no rider')
  await read

  queryClient.setQueryData(KEY, 'Asha')
  expect(queryClient.getQueryState(KEY)?.fetchStatus).toBe('idle')
  expect(count()).toBe(1)
})

test('the next page of a list still loads when an action changes the list meanwhile', async () => {
  const { queryFn, answer } = slowReads()
  const list = new InfiniteQueryObserver(queryClient, {
    queryKey: KEY,
    queryFn,
    initialPageParam: 0,
    getNextPageParam: (_last, pages) => pages.length,
  })
  const stop = list.subscribe(() => {})
  await answer(0, 'page 1')
  const more = list.fetchNextPage()
  queryClient.setQueryData(KEY, { pages: ['page 1, changed'], pageParams: [0] })
  await answer(1, 'page 2')
  await answer(2, 'page 2')
  await more
  expect(list.getCurrentResult().data?.pages).toEqual(['page 1, changed', 'page 2'])
  stop()
})

/** Reads that are answered by hand, by their number. */
function slowReads() {
  const reads: { promise: Promise<string>; resolve: (value: string) => void }[] = []
  const queryFn = () => {
    const read = Promise.withResolvers<string>()
    reads.push(read)
    return read.promise
  }
  const answer = async (number: number, value: string) => {
    await expect.poll(() => reads.length).toBeGreaterThan(number)
    reads[number]!.resolve(value)
    await new Promise((resolve) => setTimeout(resolve))
  }
  return { queryFn, answer, count: () => reads.length }
}
