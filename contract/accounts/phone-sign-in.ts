/** Sign-in with a code sent to a phone number, and the list of offered sign-in methods. */
import * as z from 'zod/mini'
import { signedIn } from './accounts.ts'
import { defineCall } from '../base/call.ts'
import * as names from '#words/en/fields/names.ts'
import { isMobile, mobile, oneLineField, sixDigitCode } from '../base/fields.ts'

export const SIGN_IN_CODE_MINUTES = 5

/** How long to wait before asking for another code. */
export const RESEND_SECONDS = 30

/** Names the browser that asked for a code, which is good in no other. */
const ticket = z.string().check(z.regex(/^[\w-]{43}$/))

export const signInWays = defineCall({
  method: 'GET',
  path: '/api/auth/ways',
  summary: 'Which ways of signing in are offered beside the password',
  access: 'public',
  answers: { 200: z.object({ phoneCode: z.boolean(), passkey: z.boolean() }) },
})

/** The same answer for numbers that have an account and numbers that have none. */
export const sendSignInCode = defineCall({
  method: 'POST',
  path: '/api/auth/login/code',
  summary: 'Text a code to sign in with, good for 5 minutes; to Indian mobile numbers',
  access: 'public',
  body: z.object({
    phone: mobile,
    isMobile,
  }),
  answers: {
    202: z.object({ message: z.string(), ticket, resendAfterSeconds: z.number() }),
  },
  errors: ['provider_not_set_up', 'maybe_landline'],
  /** At most half of what the laundry texts in a day (`SMS_CODES_PER_DAY`), so that no address uses all of it up. */
  limit: { networkHour: 100, networkDay: 250 },
})

export const signInByPhone = defineCall({
  method: 'POST',
  path: '/api/auth/login/phone',
  summary: 'Sign in with the code; where no account signs in with the number, proof for signing up',
  access: 'public',
  body: z.object({
    ticket,
    code: sixDigitCode,
    rememberMe: z.optional(z.boolean()),
  }),
  answers: {
    200: z.union([
      signedIn,
      z.object({
        success: z.literal(false),
        message: z.string(),
        phone: z.string(),
        /** `phoneProof` of signing up with this number: good for half an hour, once. */
        phoneProof: z.string(),
        /** The laundry knows somebody by this number: `claimAccount` signs them in. Left out where not. */
        claimable: z.optional(z.boolean()),
      }),
    ]),
  },
  errors: ['wrong_code', 'forbidden', 'second_factor_needed'],
  limit: { minute: 'wrong tries' },
})

export const claimAccount = defineCall({
  method: 'POST',
  path: '/api/auth/login/claim',
  summary:
    'Make the account theirs that the laundry keeps by their phone number alone: with the proof of the number, and the number of one of its orders',
  access: 'public',
  body: z.object({
    phoneProof: z.string().check(z.maxLength(100)),
    orderNumber: oneLineField(names.orderNumber, 30),
    rememberMe: z.optional(z.boolean()),
  }),
  answers: { 200: signedIn },
  errors: ['wrong_code', 'second_factor_needed'],
  limit: { minute: 'wrong tries' },
})
