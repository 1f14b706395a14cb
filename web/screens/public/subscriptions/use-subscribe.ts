// Subscribes a customer to the Laundry Club: once, despite repeated presses and network failures.
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { subscribe } from '#contract/club/subscriptions.ts'
import { toRupees } from '#domain/base/money.ts'
import { ApiError, addressOf, call } from '#web/lib/api.ts'
import { type ListedPlan, refreshClub } from '#web/features/club/club-queries.ts'
import { finishPaymentInBrowser } from '#web/features/payments/finish-payment-in-browser.ts'
import { PaymentLeft } from '#web/features/payments/unfinished-payment.ts'
import { newIdempotencyKey } from '#web/lib/idempotency-key.ts'
import { usePaymentProblem } from '#web/features/payments/payment-error.tsx'
import type { CardPayment } from '#web/features/payments/use-card-payment.tsx'
import { useSession } from '#web/lib/session.tsx'
import { useWords } from '#web/lib/words.ts'
import { subscribeDialog } from '#words/en/club/subscribe-dialog.ts'

const askSubscribe = addressOf(subscribe)

type SeenPlan = Pick<ListedPlan, 'id' | 'trialDays' | 'firstMonthPricePaise' | 'pricePaise'>

/** Gives `pay()` for a form without a problem, and what became of it. */
export function useSubscribe(plan: SeenPlan, payment: CardPayment) {
  const { user } = useSession()
  const words = useWords(subscribeDialog)
  const paymentProblem = usePaymentProblem()
  const client = useQueryClient()
  const [key, setKey] = useState(newIdempotencyKey)

  const paying = useMutation({
    mutationFn: async () => {
      if (!user?._id) throw new ApiError(401, 'not_signed_in', '')
      const card = await payment.card()
      const answer = await call(askSubscribe, {
        headers: { 'idempotency-key': key },
        body: {
          userId: user._id,
          planId: plan.id,
          ...(plan.trialDays > 0 && { trial: true }),
          seen: {
            firstCharge: toRupees(plan.firstMonthPricePaise),
            price: toRupees(plan.pricePaise),
          },
          ...card,
        },
      })
      if (!('status' in answer))
        await finishPaymentInBrowser(payment.finish, answer._id, answer.action)
    },
    onSuccess: () => void refreshClub(client),
    onError(error) {
      if (error instanceof ApiError && error.code === 'price_changed') void refreshClub(client)
      // Without an answer the subscription may exist, so only a clear refusal makes the next try another one.
      const isRefused =
        error instanceof ApiError &&
        error.status >= 400 &&
        error.status < 500 &&
        error.status !== 429 &&
        error.code !== 'payment_pending'
      // Who left the bank's question may come with another card; Razorpay's window asks for it anyway.
      const isAnother = error instanceof PaymentLeft && payment.provider === 'stripe'
      if (isRefused || isAnother) setKey(newIdempotencyKey())
    },
  })

  return {
    pay: () => {
      if (!paying.isPending) paying.mutate()
    },
    clear: paying.reset,
    isPaying: paying.isPending,
    isDone: paying.isSuccess,
    problem: paying.error && paymentProblem(paying.error, words.failed),
    isMember: paying.error instanceof ApiError && paying.error.code === 'already_subscribed',
  }
}
