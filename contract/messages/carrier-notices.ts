/** Carriers' notices about messages that they took. */
import * as z from 'zod/mini'
import { defineCall } from '../base/call.ts'

export const smsReceipts = defineCall({
  method: 'POST',
  path: '/api/messages/webhooks/sms',
  summary: "The text gateway's delivery receipts, signed with the receipt secret",
  access: 'public',
  rawBody: true,
  answers: { 200: z.object({ received: z.literal(true) }) },
  errors: ['not_found', 'invalid_input'],
})
