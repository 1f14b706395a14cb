/** Members' changes to their subscription: plan, card, pause and cancellation. */
import * as z from 'zod/mini'
import { MAX_PAUSE_DAYS } from '#domain/club/club-changes.ts'
import { defineCall } from '../base/call.ts'
import { CLUB } from '../base/changes.ts'
import { CARD_LIMIT } from '../accounts/card-limit.ts'
import { billingInput, cardInput, ofOne, subscription } from './subscriptions.ts'
import { pauseDaysNeeded, planNeeded, priceNotNumber } from '#words/en/fields/billing.ts'

const changeErrors = ['no_subscription', 'subscription_not_changeable', 'payment_pending'] as const

export const cancelSubscription = defineCall({
  method: 'PUT',
  path: '/api/subscriptions/:id/cancel',
  changes: CLUB,
  summary: 'Cancel; the rest of the period stays usable',
  ...ofOne,
  answers: { 200: subscription },
  errors: changeErrors,
})

export const resumeSubscription = defineCall({
  method: 'PUT',
  path: '/api/subscriptions/:id/resume',
  changes: CLUB,
  summary: 'Take a cancellation back before the period ends',
  ...ofOne,
  answers: { 200: subscription },
  errors: [...changeErrors, 'customer_blocked'],
})

export const changePlan = defineCall({
  method: 'PUT',
  path: '/api/subscriptions/:id/plan',
  changes: CLUB,
  summary: 'Another plan from the next period on; the present one again takes that back',
  ...ofOne,
  body: z.object({
    planId: z.string({ error: planNeeded }).check(z.maxLength(60)),
    /** The plan's price a month that the caller was shown, in rupees; only compared. */
    price: z.optional(z.number({ error: priceNotNumber })),
  }),
  answers: { 200: subscription },
  errors: [...changeErrors, 'unknown_plan', 'price_changed'],
})

export const pauseSubscription = defineCall({
  method: 'PUT',
  path: '/api/subscriptions/:id/pause',
  changes: CLUB,
  summary: 'Pause for some days, at most 30: no pickups and no charge in the meantime',
  ...ofOne,
  body: z.object({
    days: z
      .number({ error: pauseDaysNeeded })
      .check(
        z.int({ error: pauseDaysNeeded }),
        z.minimum(1, { error: pauseDaysNeeded }),
        z.maximum(MAX_PAUSE_DAYS, { error: pauseDaysNeeded }),
      ),
  }),
  answers: { 200: subscription },
  errors: changeErrors,
})

export const unpauseSubscription = defineCall({
  method: 'PUT',
  path: '/api/subscriptions/:id/unpause',
  changes: CLUB,
  summary: 'End a pause early',
  ...ofOne,
  answers: { 200: subscription },
  errors: changeErrors,
})

export const changeCard = defineCall({
  method: 'PUT',
  path: '/api/subscriptions/:id/card',
  changes: CLUB,
  summary:
    'Pay with another card from now on; a payment that failed is tried again at once, and a 409 payment_pending may bring an `action` for it',
  ...ofOne,
  body: z.object({
    paymentMethod: z.optional(cardInput),
    billingAddress: z.optional(billingInput),
  }),
  answers: { 200: subscription },
  errors: [
    ...changeErrors,
    'card_token_needed',
    'card_not_available',
    'card_expired',
    'payment_failed',
    'payment_unavailable',
  ],
  limit: CARD_LIMIT,
})
