/** Carriers' notices about messages that they took. */
import * as z from 'zod/mini'
import { badPushReceipt } from '#words/en/fields/account.ts'
import { defineCall } from '../base/call.ts'
import { id } from '../base/fields.ts'

export const smsReceipts = defineCall({
  method: 'POST',
  path: '/api/messages/webhooks/sms',
  summary: "The text gateway's delivery receipts, signed with the receipt secret",
  access: 'public',
  rawBody: true,
  answers: { 200: z.object({ received: z.literal(true) }) },
  errors: ['not_found', 'invalid_input'],
})

export const smsReplies = defineCall({
  method: 'POST',
  path: '/api/messages/webhooks/sms/replies',
  summary:
    'Texts that people sent to the laundry’s number, signed as receipts are; STOP ends offers',
  access: 'public',
  rawBody: true,
  answers: { 200: z.object({ received: z.literal(true) }) },
  errors: ['not_found', 'invalid_input'],
})

/** Meta sends up to 3 MB at a time. */
const WHATSAPP_BYTES = 3 * 1024 * 1024

export const whatsAppChallenge = defineCall({
  method: 'GET',
  path: '/api/messages/webhooks/whatsapp',
  summary: 'Proves to WhatsApp that its notices reach this laundry',
  access: 'public',
  query: z.object({
    'hub.mode': z.literal('subscribe'),
    'hub.verify_token': z.string().check(z.maxLength(500)),
    'hub.challenge': z.string().check(z.regex(/^[\w-]{1,200}$/)),
  }),
  answers: { 200: z.unknown() },
  media: 'text/plain',
  errors: ['not_found'],
})

export const whatsAppNotices = defineCall({
  method: 'POST',
  path: '/api/messages/webhooks/whatsapp',
  summary: "WhatsApp's notices about messages, signed with the app's secret",
  access: 'public',
  rawBody: true,
  maxBodyBytes: WHATSAPP_BYTES,
  answers: { 200: z.object({ received: z.literal(true) }) },
  errors: ['not_found', 'invalid_input'],
})

const refused = { error: badPushReceipt }

export const pushReceipt = defineCall({
  method: 'POST',
  path: '/api/messages/push-receipts',
  summary: 'A browser showed a notice, or its reader opened it; told by the token in the notice',
  access: 'public',
  body: z.object({
    message: id,
    token: z.string(refused).check(z.maxLength(100, refused)),
    step: z.enum(['shown', 'opened'], refused),
    /** By the browser's clock. */
    at: z.iso.datetime(refused),
  }),
  answers: { 200: z.object({ received: z.literal(true) }) },
})
