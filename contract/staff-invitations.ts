/** How people join the staff: invitations, mailed or as a link to hand on, and what accepting one takes. */
import * as z from 'zod/mini'
import { PERMISSIONS } from '#domain/permissions.ts'
import { PRESETS } from '#domain/roles.ts'
import { linkIncomplete } from '#words/en/fields/account.ts'
import * as names from '#words/en/fields/names.ts'
import { newPassword, signedIn, user } from './accounts.ts'
import { defineCall } from './call.ts'
import { email, id, instant, oneLine, rupees } from './fields.ts'
import { staffRole } from './staff.ts'

/** For how long an invitation is good. */
export const INVITATION_HOURS = 48

const offered = {
  /** Whose mailbox the link went to; null for a link that anybody who holds it may use. */
  email: z.nullable(z.string()),
  preset: z.enum(PRESETS),
  permissions: z.array(z.enum(PERMISSIONS)),
  /** The name of who invites. */
  invitedBy: z.string(),
  expiresAt: instant,
}

export const staffInvitation = z.object({
  _id: z.string(),
  ...offered,
  /** How much they may give back in a day, in rupees; null without an end. */
  refundsPerDay: z.nullable(rupees),
  /** When it was made, or last sent again. */
  sentAt: instant,
})
export type StaffInvitation = z.output<typeof staffInvitation>

const sent = z.object({
  invitation: staffInvitation,
  /** A path of this site, shown this once; null where it is mailed. */
  link: z.nullable(z.string()),
})
export type SentInvitation = z.output<typeof sent>

const access = { permission: 'people', apiKeys: false } as const

export const listStaffInvitations = defineCall({
  method: 'GET',
  path: '/api/admin/staff-invitations',
  summary: 'Invitations that nobody has accepted yet, the newest first; those that ran out too',
  access,
  answers: { 200: z.array(staffInvitation) },
})

export const inviteColleague = defineCall({
  method: 'POST',
  path: '/api/admin/staff-invitations',
  summary: 'Invite somebody to join the staff; nobody grants what they lack',
  access,
  fresh: true,
  body: z.extend(staffRole, {
    /** Null for a link to hand on. */
    email: z.nullable(email),
  }),
  answers: { 201: sent },
  errors: ['forbidden', 'already_staff', 'already_invited', 'too_many_saved'],
})
export type Invite = z.output<typeof inviteColleague.body>

export const renewStaffInvitation = defineCall({
  method: 'POST',
  path: '/api/admin/staff-invitations/:id/link',
  summary: 'Send an invitation again, with another link; the one before is good for nothing',
  access,
  fresh: true,
  params: z.object({ id }),
  answers: { 200: sent },
  errors: ['not_found', 'forbidden', 'already_staff'],
})

export const withdrawStaffInvitation = defineCall({
  method: 'DELETE',
  path: '/api/admin/staff-invitations/:id',
  summary: 'Withdraw an invitation; its link is good for nothing from then on',
  access,
  params: z.object({ id }),
  answers: { 200: z.object({ message: z.string() }) },
  errors: ['not_found'],
})

/** What the link of an invitation holds. */
const token = z
  .string({ error: linkIncomplete })
  .check(z.regex(/^[\w-]{43}$/, { error: linkIncomplete }))

const staffOffer = z.object(offered)
export type StaffOffer = z.output<typeof staffOffer>

export const readStaffOffer = defineCall({
  method: 'POST',
  path: '/api/join/offer',
  summary: 'What the invitation of a link offers',
  access: 'public',
  body: z.object({ token }),
  answers: { 200: staffOffer },
  errors: ['invitation_over'],
  limit: { minute: 'sign-in tries' },
})

export const joinStaff = defineCall({
  method: 'POST',
  path: '/api/join',
  summary: 'Accept an invitation with a new account, which signs in',
  access: 'public',
  body: z.object({
    token,
    name: oneLine(names.name, 120),
    /** For a link that went to no mailbox; where it did, that is the account's. */
    email: z.optional(email),
    password: newPassword,
  }),
  answers: { 201: signedIn },
  errors: ['invitation_over', 'email_taken'],
  limit: { minute: 'sign-in tries' },
})

export const joinStaffSignedIn = defineCall({
  method: 'POST',
  path: '/api/join/account',
  summary: "Accept an invitation with the caller's account; other devices are signed out",
  access: 'own',
  body: z.object({ token }),
  answers: { 200: user },
  errors: ['invitation_over', 'already_staff', 'forbidden', 'customer_blocked'],
  limit: { minute: 'sign-in tries' },
})
