/** The message form of the contact page. */
import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { email, idempotencyHeader, oneLine, phone, typedText } from './fields.ts'

/** What a message can be about, as the form names it; the first is taken when nobody says. */
export const INQUIRY_TYPES = [
  { value: 'general', label: 'General question' },
  { value: 'pricing', label: 'Pricing' },
  { value: 'service', label: 'Our services' },
  { value: 'billing', label: 'Billing' },
  { value: 'partnership', label: 'Partnership' },
  { value: 'feedback', label: 'Feedback' },
] as const

export type InquiryType = (typeof INQUIRY_TYPES)[number]['value']

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
