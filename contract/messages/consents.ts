/** A person's consents, with their wording and dates. */
import * as z from 'zod/mini'
import { CONSENT_PLACES, CONSENT_SUBJECTS } from '#domain/messages/consents.ts'
import { defineCall } from '../base/call.ts'
import { id, instant } from '../base/fields.ts'

const place = z.enum(CONSENT_PLACES)

const consent = z.object({
  subject: z.enum(CONSENT_SUBJECTS),
  givenAt: instant,
  givenBy: place,
  /** What the person agreed to, and its language; null where it was given before wordings were kept. */
  wording: z.nullable(z.string()),
  language: z.nullable(z.string()),
  /** Null while it holds. */
  withdrawnAt: z.nullable(instant),
  withdrawnBy: z.nullable(place),
})
export type Consent = z.output<typeof consent>

export const listConsents = defineCall({
  method: 'GET',
  path: '/api/users/:id/consents',
  summary: 'What a customer agreed to, when and in which words, and what they withdrew',
  access: { owner: 'params.id', permission: 'customers', ofStaff: 'people' },
  params: z.object({ id }),
  answers: { 200: z.array(consent) },
  errors: ['not_found'],
})
