/** The signed-in person's own password, devices, personal data and account deletion. */
import * as z from 'zod/mini'
import { newPassword, SOCIAL_PROVIDERS, user } from './accounts.ts'
import { defineCall } from '../base/call.ts'
import { id, instant } from '../base/fields.ts'
import {
  currentPasswordNeeded,
  linkIncomplete,
  notCurrentPassword,
} from '#words/en/fields/account.ts'

/** A password that somebody types to show that it is them. */
export const ownPassword = z
  .string({ error: currentPasswordNeeded })
  .check(
    z.minLength(1, { error: currentPasswordNeeded }),
    z.maxLength(256, { error: notCurrentPassword }),
  )

export const device = z.object({
  _id: z.string(),
  /** In words, such as "Chrome on Android". */
  name: z.string(),
  /** The one that asks. */
  current: z.boolean(),
  signedInAt: instant,
  lastUsedAt: instant,
})
export type Device = z.output<typeof device>

const signIns = z.object({
  /** False for somebody who only ever came through a provider. */
  hasPassword: z.boolean(),
  providers: z.array(z.enum(SOCIAL_PROVIDERS)),
  devices: z.array(device),
})
export type SignIns = z.output<typeof signIns>

export const readSignIns = defineCall({
  method: 'GET',
  path: '/api/account/sign-ins',
  summary: 'How and where the caller is signed in, the device that asks first',
  access: 'own',
  answers: { 200: signIns },
})

export const signOutDevice = defineCall({
  method: 'DELETE',
  path: '/api/account/devices/:id',
  changes: ['sign-ins'],
  summary: "Sign out one of the caller's devices",
  access: 'own',
  fresh: 'or just logged in',
  notByPin: true,
  params: z.object({ id }),
  answers: { 200: signIns },
  errors: ['not_found'],
})

export const signOutElsewhere = defineCall({
  method: 'DELETE',
  path: '/api/account/devices',
  changes: ['sign-ins'],
  summary: 'Sign out every device but the one that asks',
  access: 'own',
  fresh: 'or just logged in',
  notByPin: true,
  answers: { 200: signIns },
})

export const changePassword = defineCall({
  method: 'PUT',
  path: '/api/account/password',
  summary: 'Choose another password; every other device is signed out',
  access: 'own',
  body: z.object({ currentPassword: ownPassword, newPassword }),
  answers: { 200: z.object({ message: z.string() }) },
  errors: ['wrong_password', 'no_password', 'proof_needed'],
  limit: { minute: 'wrong tries' },
})

const emailState = z.object({
  email: z.string(),
  /** Whether the caller has shown that it is theirs, by opening a link there or through a provider that vouches for it. */
  isConfirmed: z.boolean(),
  /** The new email whose link is still to be opened. */
  pendingEmail: z.nullable(z.string()),
})

export const readEmail = defineCall({
  method: 'GET',
  path: '/api/account/email',
  summary:
    "The caller's email and whether it is confirmed, and the one it changes to once the link there is opened",
  access: 'own',
  answers: { 200: emailState },
})

export const resendEmailLink = defineCall({
  method: 'POST',
  path: '/api/account/email/link',
  summary:
    'Mail another link to the new email, or one that confirms the email as it is; the one before is good for nothing',
  access: 'own',
  answers: { 202: emailState },
  errors: ['not_found'],
  limit: { minute: 10 },
})

export const cancelEmailChange = defineCall({
  method: 'DELETE',
  path: '/api/account/email',
  summary: 'Keep the email as it is',
  access: 'own',
  answers: { 200: emailState },
})

export const confirmEmail = defineCall({
  method: 'PUT',
  path: '/api/account/email',
  summary:
    'Change the email with the token of the link, which signs out every other device; or confirm it as it is',
  access: 'own',
  body: z.object({
    token: z
      .string({ error: linkIncomplete })
      .check(z.regex(/^[\w-]{43}$/, { error: linkIncomplete })),
  }),
  answers: { 200: user },
  errors: ['email_link_invalid', 'email_taken'],
  limit: { minute: 20 },
})

export const exportData = defineCall({
  method: 'GET',
  path: '/api/account/export',
  summary: 'Everything the caller ever entered, as a ZIP with JSON and pictures',
  access: 'own',
  answers: { 200: z.unknown() },
  media: 'application/zip',
  limit: { minute: 6 },
})

/** What somebody without a password types instead of one. */
export const ERASE_WORDS = 'delete my account'

export const eraseAccount = defineCall({
  method: 'POST',
  path: '/api/account/erase',
  summary: "Erase the caller's account and personal data; what the books need stays without a name",
  access: 'own',
  body: z.object({
    password: z.optional(ownPassword),
    /** `ERASE_WORDS`, from somebody who has no password. */
    words: z.optional(z.string().check(z.maxLength(100))),
  }),
  answers: { 200: z.object({ message: z.string() }) },
  errors: ['wrong_password', 'proof_needed', 'orders_under_way', 'payment_pending', 'forbidden'],
  limit: { minute: 10 },
})
