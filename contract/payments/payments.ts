/** The payment service: what a browser needs to turn a card into a token, its webhook events, and refunds. */
import * as z from 'zod/mini'
import { defineCall } from '../base/call.ts'
import { CARD_LIMIT } from '../accounts/card-limit.ts'
import { id, textField } from '../base/fields.ts'
import { charge } from '../club/subscriptions.ts'
import { GATEWAYS, PAYMENT_PROVIDERS } from '#domain/payments/payment-providers.ts'
import { amountNotNumber, amountNotPositive } from '#words/en/fields/billing.ts'
import * as names from '#words/en/fields/names.ts'

/**
 * `none`: no cards are taken. `simulated`: the browser makes the token with `domain/payments/card.ts`. The others show the service's own
 * card fields, opened with the public key.
 */
export const paymentSettings = defineCall({
  method: 'GET',
  path: '/api/payments/settings',
  summary: 'Which payment service takes cards, and its public key',
  access: 'public',
  answers: {
    200: z.object({
      provider: z.enum(PAYMENT_PROVIDERS),
      publicKey: z.nullable(z.string()),
      /** The service's own script, which shows its card fields. */
      scriptUrl: z.nullable(z.string()),
    }),
  },
})

/**
 * Before a card is kept without a payment: the browser answers the bank with this secret, and the
 * token it sends afterwards is the id of what it answered.
 */
export const beginKeepingCard = defineCall({
  method: 'POST',
  path: '/api/payments/cards',
  summary: 'Begin keeping a card without a payment, so that its bank can be asked first',
  access: 'own',
  answers: { 200: z.object({ clientSecret: z.string() }) },
  errors: ['not_found', 'payment_unavailable'],
  limit: CARD_LIMIT,
})

export const paymentWebhook = defineCall({
  method: 'POST',
  path: '/api/payments/webhooks/:provider',
  summary: "The payment service's own reports, signed by it",
  access: 'public',
  params: z.object({ provider: z.enum(GATEWAYS) }),
  rawBody: true,
  answers: { 200: z.object({ received: z.literal(true) }) },
  /** `payment_pending`: what it is about is being asked for; the service is to send it again. */
  errors: ['not_found', 'bad_signature', 'payment_pending'],
})

export const refundCharge = defineCall({
  method: 'POST',
  path: '/api/admin/charges/:id/refund',
  summary: 'Give a charge back, whole or in part',
  access: { permission: 'money-back' },
  fresh: true,
  params: z.object({ id }),
  body: z.object({
    /** All that is left of it when missing. */
    amount: z.optional(
      z.number({ error: amountNotNumber }).check(z.positive({ error: amountNotPositive })),
    ),
    reason: textField(names.reason, 300, 1),
  }),
  answers: { 200: charge },
  errors: ['not_found', 'not_refundable', 'payment_unavailable'],
})
