// A person's phone number as the server has it, and its query key.
import { queryOptions } from '@tanstack/react-query'
import type { User } from '#contract/accounts/accounts.ts'
import { readPhone } from '#contract/accounts/phone-proof.ts'
import { addressOf, call } from '#web/lib/api.ts'

const ask = addressOf(readPhone)

/** Another number is another question. */
export function phoneQuery(user: User) {
  return queryOptions({
    queryKey: ['phone', user._id, user.phone],
    queryFn: ({ signal }) => call(ask, { params: { id: user._id } }, { signal }),
  })
}
