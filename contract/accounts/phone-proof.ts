/** Proof of a phone number: the owner types a code sent to it. Texts go only to proven numbers. */
import * as z from 'zod/mini'
import { ownPassword } from './account-security.ts'
import { defineCall } from '../base/call.ts'
import { email, id, sixDigitCode as code } from '../base/fields.ts'

const ofUser = { access: 'own', params: z.object({ id }) } as const

export const PHONE_CODE_MINUTES = 10

/** Wrong codes of one person, and of one network no matter who is signed in there. */
const WRONG_CODES = { minute: 'wrong tries', networkHour: 100 } as const

const phoneState = z.object({
  /** Empty when there is none. */
  phone: z.string(),
  proven: z.boolean(),
  /** Whether a code that is sent there signs its owner in. */
  signsIn: z.boolean(),
  /** Whether it could: once it is proven with a code and the password. */
  canSignIn: z.boolean(),
})
export type PhoneState = z.output<typeof phoneState>

export const readPhone = defineCall({
  method: 'GET',
  path: '/api/users/:id/phone',
  summary: 'A phone number, and whether it is proven',
  ...ofUser,
  access: { owner: 'params.id', permission: 'customers', ofStaff: 'people' },
  answers: { 200: phoneState },
  errors: ['not_found'],
})

export const sendPhoneCode = defineCall({
  method: 'POST',
  path: '/api/users/:id/phone/code',
  summary: "Text a code to the caller's own number, good for 10 minutes; to mobiles",
  ...ofUser,
  query: z.object({ isMobile: z.optional(z.literal('true')) }),
  answers: { 202: z.object({ message: z.string() }) },
  errors: ['invalid_input', 'maybe_landline'],
  limit: { minute: 10, day: 40 },
})

export const provePhone = defineCall({
  method: 'PUT',
  path: '/api/users/:id/phone/proof',
  summary: "Prove the caller's own number with the code that was sent to it",
  ...ofUser,
  body: z.object({
    code,
    /** The current one, from somebody who wants to sign in with the number too. */
    password: z.optional(ownPassword),
  }),
  answers: { 200: phoneState },
  errors: ['wrong_code', 'wrong_password', 'no_password'],
  limit: WRONG_CODES,
})

export const addEmail = defineCall({
  method: 'POST',
  path: '/api/users/:id/phone/email',
  changes: ['email'],
  summary:
    "Add an email to the caller's own account that has none, with the code that was sent to its number; it counts once its link is opened",
  ...ofUser,
  body: z.object({ email, code }),
  answers: { 202: z.object({ pendingEmail: z.string() }) },
  errors: ['wrong_code', 'email_taken', 'forbidden'],
  limit: WRONG_CODES,
})

export const endPhoneSignIn = defineCall({
  method: 'DELETE',
  path: '/api/users/:id/phone/sign-in',
  summary: "Let the caller's own number sign them in no more; texts still go to it",
  ...ofUser,
  answers: { 200: phoneState },
})
