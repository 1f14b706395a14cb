/** Members of staff and their permissions, and changing these. */
import * as z from 'zod/mini'
import { PERMISSIONS } from '#domain/people/permissions.ts'
import { PRESETS } from '#domain/people/roles.ts'
import { badPermission, badPreset, badRefundsPerDay } from '#words/en/fields/account.ts'
import { defineCall } from '../base/call.ts'
import { id, instant, rupees } from '../base/fields.ts'

/** More than anybody gives back in a day, in rupees. */
const MOST_REFUNDS = 10_000_000

/** Somebody who works here, for those who decide what others may do. */
export const staffMember = z.object({
  _id: z.string(),
  name: z.string(),
  email: z.string(),
  /** The first of their presets. */
  preset: z.enum(PRESETS),
  presets: z.array(z.enum(PRESETS)),
  /** What they may do: what the presets bring together, or less. */
  permissions: z.array(z.enum(PERMISSIONS)),
  /** How much they may give back in a day, in rupees; null without an end. */
  refundsPerDay: z.nullable(rupees),
  /** When they became staff. */
  since: instant,
  /** When they last used a session that hasn't ended; null where they have none. */
  lastSeenAt: z.nullable(instant),
  /** Whether their password alone doesn't sign them in. */
  hasSecondFactor: z.boolean(),
  /** From when on they need strong sign-in; null where they need not. */
  strongSignInDue: z.nullable(instant),
  /** Since when they can't sign in; null for those who can. */
  suspendedAt: z.nullable(instant),
})
export type StaffMember = z.output<typeof staffMember>

export const listStaff = defineCall({
  method: 'GET',
  path: '/api/admin/staff',
  summary: 'Everybody who works here, and what each may do',
  access: { permission: 'people', apiKeys: false },
  answers: { 200: z.array(staffMember) },
})

export const staffRole = z.object({
  /** For one alone; `presets` where there are several. */
  preset: z.optional(z.enum(PRESETS, { error: badPreset })),
  presets: z.optional(
    z
      .array(z.enum(PRESETS, { error: badPreset }), { error: badPreset })
      .check(z.minLength(1, { error: badPreset }), z.maxLength(PRESETS.length)),
  ),
  /** Some of what the presets bring; null for all of it, with what later versions add to it. */
  permissions: z.nullable(
    z
      .array(z.enum(PERMISSIONS, { error: badPermission }))
      .check(z.minLength(1, { error: badPermission }), z.maxLength(PERMISSIONS.length)),
  ),
  /** In whole rupees; null without an end. */
  refundsPerDay: z.nullable(
    z
      .int({ error: badRefundsPerDay })
      .check(
        z.minimum(0, { error: badRefundsPerDay }),
        z.maximum(MOST_REFUNDS, { error: badRefundsPerDay }),
      ),
  ),
})
export type StaffRole = z.output<typeof staffRole>

export const changeStaffRole = defineCall({
  method: 'PUT',
  path: '/api/admin/staff/:id',
  summary:
    'Change what a colleague may do; nobody changes their own role, somebody who may do more, or gives what they lack',
  access: { permission: 'people', apiKeys: false },
  fresh: true,
  params: z.object({ id }),
  body: staffRole,
  answers: { 200: staffMember },
  errors: ['not_found', 'forbidden'],
})

/** What the calls about one colleague share. */
const colleague = {
  changes: ['admin/staff', 'admin/staff-invitations'],
  access: { permission: 'people', apiKeys: false },
  fresh: true,
  params: z.object({ id }),
  errors: ['not_found', 'forbidden'],
} as const

export const suspendColleague = defineCall({
  ...colleague,
  method: 'POST',
  path: '/api/admin/staff/:id/suspension',
  summary:
    'Suspend a colleague at once: sessions, streams and notices end, API keys are refused while it lasts',
  answers: { 200: staffMember },
})

export const reinstateColleague = defineCall({
  ...colleague,
  method: 'DELETE',
  path: '/api/admin/staff/:id/suspension',
  summary: 'Let a suspended colleague sign in again',
  answers: { 200: staffMember },
})

export const removeColleague = defineCall({
  ...colleague,
  method: 'DELETE',
  path: '/api/admin/staff/:id',
  summary:
    'Make a colleague a customer at once: sessions, streams and notices end, their API keys are revoked',
  answers: { 200: z.object({ message: z.string() }) },
})

/** Of a customer too. */
export const takeSecondFactor = defineCall({
  method: 'DELETE',
  path: '/api/admin/people/:id/second-factor',
  changes: ['admin/staff', 'admin/staff-invitations'],
  summary:
    'Take away the app, the recovery codes and the passkeys of somebody who lost them; their sessions end',
  access: { permission: 'people', apiKeys: false },
  fresh: true,
  params: z.object({ id }),
  answers: { 200: z.object({ message: z.string() }) },
  errors: ['not_found'],
})
