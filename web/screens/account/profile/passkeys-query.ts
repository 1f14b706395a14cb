// A person's passkeys as the server has them, and their query key.
import { queryOptions } from '@tanstack/react-query'
import { listPasskeys } from '#contract/accounts/passkeys.ts'
import { addressOf, call } from '#web/lib/api.ts'

const ask = addressOf(listPasskeys)

export function passkeysQuery(userId: string) {
  return queryOptions({
    queryKey: ['passkeys', userId],
    queryFn: ({ signal }) => call(ask, {}, { signal }),
  })
}
