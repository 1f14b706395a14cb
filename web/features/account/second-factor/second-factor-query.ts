// What the server knows of the person's second factor, and the key under which it is kept.
import { queryOptions } from '@tanstack/react-query'
import { readSecondFactor } from '#contract/accounts/second-factor.ts'
import { addressOf, call } from '#web/lib/api.ts'

const ask = addressOf(readSecondFactor)

export function secondFactorOf(userId: string) {
  return queryOptions({
    queryKey: ['second-factor', userId],
    queryFn: ({ signal }) => call(ask, {}, { signal }),
  })
}
