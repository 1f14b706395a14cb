// A person's second factor as the server has it, and its query key.
import { queryOptions } from '@tanstack/react-query'
import { readSecondFactor } from '#contract/accounts/second-factor.ts'
import { addressOf, call } from '#web/lib/api.ts'

const ask = addressOf(readSecondFactor)

export function secondFactorQuery(userId: string) {
  return queryOptions({
    queryKey: ['second-factor', userId],
    queryFn: ({ signal }) => call(ask, {}, { signal }),
  })
}
