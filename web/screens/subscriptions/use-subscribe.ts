// Joins the Club: once, however often the button is pressed and whatever the network does.
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { subscribe } from '#contract/subscriptions.ts'
import type { PaymentForm } from '#domain/card.ts'
import { ApiError, addressOf, call } from '#web/api.ts'
import { type OfferedPlan, refreshClub } from '#web/parts/club-queries.ts'
import { newIdempotencyKey } from '#web/parts/idempotency-key.ts'
import { sentCard } from '#web/parts/payment-card.ts'
import { SESSION_EXPIRED, paymentProblem } from '#web/parts/payment-error.tsx'
import { useSession } from '#web/session.tsx'

const askSubscribe = addressOf<typeof subscribe>('POST', '/api/subscriptions')

const FAILED = 'Failed to create subscription. Please try again.'
const UNCONFIRMED =
  'Your payment is not confirmed yet. We tell you as soon as your subscription begins; please don’t pay again.'

/** Gives `pay(form)` for a form without a problem, and what became of it. */
export function useSubscribe(plan: Pick<OfferedPlan, 'id' | 'trialDays'>) {
  const { user } = useSession()
  const client = useQueryClient()
  const [key, setKey] = useState(newIdempotencyKey)

  const paying = useMutation({
    mutationFn: async (form: PaymentForm) => {
      if (!user?._id) throw new ApiError(401, 'not_signed_in', SESSION_EXPIRED)
      const answer = await call(askSubscribe, {
        headers: { 'idempotency-key': key },
        body: {
          userId: user._id,
          planId: plan.id,
          ...(plan.trialDays > 0 && { trial: true }),
          ...sentCard(form),
        },
      })
      if (!('status' in answer)) throw new ApiError(409, 'payment_pending', UNCONFIRMED)
    },
    onSuccess: () => void refreshClub(client),
    onError(error) {
      // Without an answer the subscription may exist, so only a clear refusal makes the next try another one.
      const isRefused =
        error instanceof ApiError &&
        error.status >= 400 &&
        error.status < 500 &&
        error.status !== 429 &&
        error.code !== 'payment_pending'
      if (isRefused) setKey(newIdempotencyKey())
    },
  })

  return {
    pay: (form: PaymentForm) => {
      if (!paying.isPending) paying.mutate(form)
    },
    clear: paying.reset,
    isPaying: paying.isPending,
    isDone: paying.isSuccess,
    problem: paying.error && paymentProblem(paying.error, FAILED),
    isMember: paying.error instanceof ApiError && paying.error.code === 'already_subscribed',
  }
}
