// What the server knows of the person's second factor, and the key under which it is kept.
import { queryOptions } from '@tanstack/react-query'
import type { readSecondFactor } from '#contract/accounts/second-factor.ts'
import { addressOf, call } from '#web/lib/api.ts'

const ask = addressOf<typeof readSecondFactor>('GET', '/api/account/second-factor')

export function secondFactorOf(userId: string) {
  return queryOptions({
    queryKey: ['second-factor', userId],
    queryFn: ({ signal }) => call(ask, {}, { signal }),
  })
}
