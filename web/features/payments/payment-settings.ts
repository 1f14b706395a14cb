// Query of the laundry's payment service for cards.
import { queryOptions } from '@tanstack/react-query'
import type { AnswerOf } from '#contract/base/call.ts'
import { paymentSettings as settings } from '#contract/payments/payments.ts'
import { addressOf, call } from '#web/lib/api.ts'

const askSettings = addressOf(settings)

export const paymentSettings = queryOptions({
  queryKey: ['payment-settings'],
  queryFn: ({ signal }) => call(askSettings, {}, { signal }),
  staleTime: Infinity,
})

/** Whether a card can be saved without paying; Razorpay keeps one only with a payment. */
export function canCustomersSaveCards(
  provider: AnswerOf<typeof settings>['provider'] | undefined,
): boolean {
  return provider === 'simulated' || provider === 'stripe'
}
