// Offered sign-in methods beside the password, and their query key.
import { queryOptions } from '@tanstack/react-query'
import { signInWays as signInWaysCall } from '#contract/accounts/phone-sign-in.ts'
import { addressOf, call } from '#web/lib/api.ts'
import { SITE } from '#web/lib/site.ts'

const ask = addressOf(signInWaysCall)

export const signInWays = queryOptions({
  queryKey: ['sign-in-ways'],
  queryFn: ({ signal }) => call(ask, {}, { signal }),
  initialData: SITE.signIn,
  staleTime: Infinity,
})
