/** The message form of the contact page. */
import * as z from 'zod/mini'
import { INQUIRY_TYPES } from '#domain/inquiries.ts'
import { defineCall } from './call.ts'
import { email, idempotencyHeader, oneLine, phone, typedText } from './fields.ts'

export const contactBody = z.object({
  name: oneLine('Name', 120),
  email,
  phone: z.optional(phone),
  subject: oneLine('Subject', 160),
  message: typedText('Message', 5000, 1),
  inquiryType: z.optional(
    z.enum(
      INQUIRY_TYPES.map(({ value }) => value),
      { error: 'Please choose what your message is about.' },
    ),
  ),
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
  limit: { minute: 10 },
})
