// What the server knows of how and where a person is signed in, and the key under which it is kept.
import { queryOptions } from '@tanstack/react-query'
import { readSignIns } from '#contract/accounts/account-security.ts'
import { addressOf, call } from '#web/lib/api.ts'

const askSignIns = addressOf(readSignIns)

export function signInsOf(userId: string) {
  return queryOptions({
    queryKey: ['sign-ins', userId],
    queryFn: ({ signal }) => call(askSignIns, {}, { signal }),
  })
}
