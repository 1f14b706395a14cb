/** Riders who log in with a mobile number and a code, without an email. */
import * as z from 'zod/mini'
import * as names from '#words/en/fields/names.ts'
import { signedIn } from '../accounts/accounts.ts'
import { defineCall } from '../base/call.ts'
import { id, instant, isMobile, mobile, oneLineField, sixDigitCode } from '../base/fields.ts'

/** For how long a code that is read out is good. */
export const RIDER_CODE_MINUTES = 15

const access = { permission: 'people', apiKeys: false } as const

const numbered = z.object({
  _id: z.string(),
  phone: z.string(),
  /** Until when a code that wasn't used yet is good; null without one. */
  codeUntil: z.nullable(instant),
})

const withCode = z.object({
  _id: z.string(),
  name: z.string(),
  phone: z.string(),
  /** Shown this once. */
  code: z.string(),
  codeUntil: instant,
  /** Whether the rider can also have a code texted. */
  texts: z.boolean(),
})
export type RiderWithCode = z.output<typeof withCode>

export const listRiderNumbers = defineCall({
  method: 'GET',
  path: '/api/admin/riders',
  summary: 'Riders who log in by number: their numbers, and whether a code waits',
  access,
  answers: { 200: z.array(numbered) },
})

export const addRider = defineCall({
  method: 'POST',
  path: '/api/admin/riders',
  changes: ['admin/staff', 'admin/riders'],
  summary:
    'Add a rider by name and mobile number, without an email, and make a code to read out: it logs in once within 15 minutes',
  access,
  fresh: true,
  body: z.object({ name: oneLineField(names.name, 120), phone: mobile, isMobile }),
  answers: { 201: withCode },
  errors: ['forbidden', 'already_staff', 'maybe_landline'],
})
export type NewRider = z.output<typeof addRider.body>

export const renewRiderCode = defineCall({
  method: 'POST',
  path: '/api/admin/riders/:id/code',
  changes: ['admin/riders'],
  summary:
    'Make another code for a rider who logs in by number; the one before is good for nothing',
  access,
  fresh: true,
  params: z.object({ id }),
  answers: { 200: withCode },
  errors: ['not_found', 'forbidden'],
})

export const signInRider = defineCall({
  method: 'POST',
  path: '/api/auth/login/rider',
  summary:
    'Sign a rider in with their number and the code that was read out, or with the one that was texted for a ticket',
  access: 'public',
  body: z.object({
    phone: mobile,
    code: sixDigitCode,
    /** Of `sendSignInCode`, where a code was texted. */
    ticket: z.optional(z.string().check(z.maxLength(100))),
  }),
  answers: { 200: signedIn },
  errors: ['wrong_code', 'forbidden', 'suspended', 'second_factor_needed'],
  limit: { minute: 'wrong tries' },
})
