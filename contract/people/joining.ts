/** Joining the staff: an invited person reads the offer and accepts it. */
import * as z from 'zod/mini'
import { PERMISSIONS } from '#domain/people/permissions.ts'
import { PRESETS } from '#domain/people/roles.ts'
import { linkIncomplete } from '#words/en/fields/account.ts'
import * as names from '#words/en/fields/names.ts'
import { newPassword, signedIn, user } from '../accounts/accounts.ts'
import { defineCall } from '../base/call.ts'
import { email, instant, oneLineField } from '../base/fields.ts'

/** For how long an invitation is good. */
export const INVITATION_HOURS = 48

export const joinInvitation = z.object({
  /** Whose mailbox the link went to; null for a link that anybody who holds it may use. */
  email: z.nullable(z.string()),
  /** The first of the presets. */
  preset: z.enum(PRESETS),
  presets: z.array(z.enum(PRESETS)),
  permissions: z.array(z.enum(PERMISSIONS)),
  /** The name of who invites. */
  invitedBy: z.string(),
  expiresAt: instant,
})
export type JoinInvitation = z.output<typeof joinInvitation>

/** What the link of an invitation holds. */
const token = z
  .string({ error: linkIncomplete })
  .check(z.regex(/^[\w-]{43}$/, { error: linkIncomplete }))

export const readJoinInvitation = defineCall({
  method: 'POST',
  path: '/api/join/offer',
  summary: 'What the invitation of a link offers',
  access: 'public',
  body: z.object({ token }),
  answers: { 200: joinInvitation },
  errors: ['invitation_over'],
  limit: { minute: 'wrong tries' },
})

export const joinStaff = defineCall({
  method: 'POST',
  path: '/api/join',
  summary:
    'Accept an invitation with a new account, which signs in; a link that went to no mailbox is mailed to the email given, and accepted with the link there',
  access: 'public',
  body: z.object({
    token,
    name: oneLineField(names.name, 120),
    /** For a link that went to no mailbox; where it did, that is the account's. */
    email: z.optional(email),
    password: newPassword,
  }),
  answers: { 201: signedIn },
  errors: ['invitation_over', 'email_taken', 'already_invited'],
  limit: { minute: 'wrong tries' },
})

export const joinStaffSignedIn = defineCall({
  method: 'POST',
  path: '/api/join/account',
  summary:
    "Accept an invitation with the caller's account, and other devices are signed out; an account that nobody has proven is mailed the link to accept it with",
  access: 'own',
  body: z.object({ token }),
  answers: { 200: user },
  errors: [
    'invitation_over',
    'already_staff',
    'already_invited',
    'email_not_confirmed',
    'forbidden',
    'customer_blocked',
  ],
  limit: { minute: 'wrong tries' },
})
