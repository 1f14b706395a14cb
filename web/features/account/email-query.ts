// A person's email as the server has it, and its query key.
import { queryOptions } from '@tanstack/react-query'
import type { User } from '#contract/accounts/accounts.ts'
import { readEmail } from '#contract/accounts/account-security.ts'
import { addressOf, call } from '#web/lib/api.ts'

const ask = addressOf(readEmail)

export function emailQuery(user: Pick<User, '_id'>) {
  return queryOptions({
    queryKey: ['email', user._id],
    queryFn: ({ signal }) => call(ask, {}, { signal }),
  })
}
