/** Stopping offers by the link of a message, without signing in. */
import * as z from 'zod/mini'
import { defineCall } from '../base/call.ts'

export const stopOffers = defineCall({
  method: 'POST',
  path: '/api/offers/stop',
  summary: 'Withdraw the consent to offers and the newsletter, by the key of a message’s link',
  access: 'public',
  perMinute: 60,
  body: z.object({ key: z.string().check(z.maxLength(100)) }),
  answers: { 200: z.object({ stopped: z.literal(true) }) },
  errors: ['not_found'],
})
