/** Invitations to join the staff, mailed or as a link to hand on; accepting is in joining.ts. */
import * as z from 'zod/mini'
import { defineCall } from '../base/call.ts'
import { email, id, instant, rupees } from '../base/fields.ts'
import { joinInvitation } from './joining.ts'
import { staffRole } from './staff.ts'

export const staffInvitation = z.extend(joinInvitation, {
  _id: z.string(),
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
  changes: ['admin/staff', 'admin/staff-invitations'],
  summary: 'Withdraw an invitation; its link is good for nothing from then on',
  access,
  params: z.object({ id }),
  answers: { 200: z.object({ message: z.string() }) },
  errors: ['not_found'],
})
