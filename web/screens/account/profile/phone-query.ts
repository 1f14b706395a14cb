// What the server knows of a person's number, and the key under which it is kept.
import { queryOptions } from '@tanstack/react-query'
import type { User } from '#contract/accounts/accounts.ts'
import { readPhone } from '#contract/accounts/phone-proof.ts'
import { addressOf, call } from '#web/lib/api.ts'

const ask = addressOf(readPhone)

/** Another number is another question. */
export function phoneOf(user: User) {
  return queryOptions({
    queryKey: ['phone', user._id, user.phone],
    queryFn: ({ signal }) => call(ask, { params: { id: user._id } }, { signal }),
  })
}
