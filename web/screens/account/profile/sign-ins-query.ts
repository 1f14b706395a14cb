// A person's login methods and devices as the server has them, and their query key.
import { queryOptions } from '@tanstack/react-query'
import { readSignIns } from '#contract/accounts/account-security.ts'
import { addressOf, call } from '#web/lib/api.ts'

const askSignIns = addressOf(readSignIns)

export function signInsQuery(userId: string) {
  return queryOptions({
    queryKey: ['sign-ins', userId],
    queryFn: ({ signal }) => call(askSignIns, {}, { signal }),
  })
}
