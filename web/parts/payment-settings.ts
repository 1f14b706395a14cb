// Asks which payment service takes cards.
import { queryOptions } from '@tanstack/react-query'
import type { paymentSettings as settings } from '#contract/payments.ts'
import { addressOf, call } from '#web/api.ts'

const askSettings = addressOf<typeof settings>('GET', '/api/payments/settings')

export const paymentSettings = queryOptions({
  queryKey: ['payment-settings'],
  queryFn: ({ signal }) => call(askSettings, {}, { signal }),
  staleTime: Infinity,
})
