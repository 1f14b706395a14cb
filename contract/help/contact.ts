/** The message form of the contact page. */
import * as z from 'zod/mini'
import { INQUIRY_TYPES } from '#domain/help/inquiries.ts'
import { defineCall } from '../base/call.ts'
import { email, idempotencyHeader, oneLineField, phone, textField } from '../base/fields.ts'
import * as names from '#words/en/fields/names.ts'
import { topicNeeded } from '#words/en/fields/support.ts'

export const contactBody = z.object({
  name: oneLineField(names.name, 120),
  email,
  phone: z.optional(phone),
  subject: oneLineField(names.subject, 160),
  message: textField(names.message, 5000, 1),
  inquiryType: z.optional(z.enum(INQUIRY_TYPES, { error: topicNeeded })),
})

export const sendMessage = defineCall({
  method: 'POST',
  path: '/api/contact',
  summary: 'Send the laundry a message',
  access: 'public',
  headers: idempotencyHeader,
  body: contactBody,
  answers: { 201: z.object({ message: z.string() }) },
  errors: ['key_reused'],
  limit: { minute: 10, networkMinute: 100, networkHour: 600 },
})
