/** The payment service: what a browser needs to turn a card into a token, and what the service reports. */
import * as z from 'zod/mini'
import { defineCall } from './call.ts'

/**
 * `simulated`: the browser makes the token with `domain/card.ts`. The others show the service's own
 * card fields, opened with the public key.
 */
export const paymentSettings = defineCall({
  method: 'GET',
  path: '/api/payments/settings',
  summary: 'Which payment service takes cards, and its public key',
  access: 'public',
  answers: {
    200: z.object({
      provider: z.enum(['simulated', 'stripe', 'razorpay']),
      publicKey: z.nullable(z.string()),
    }),
  },
})

export const paymentWebhook = defineCall({
  method: 'POST',
  path: '/api/payments/webhooks/:provider',
  summary: "The payment service's own reports, signed by it",
  access: 'public',
  params: z.object({ provider: z.enum(['stripe', 'razorpay']) }),
  rawBody: true,
  answers: { 200: z.object({ received: z.literal(true) }) },
  errors: ['not_found', 'bad_signature'],
})
