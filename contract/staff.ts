/** Who works here, what each may do, and how that is changed. */
import * as z from 'zod/mini'
import { PERMISSIONS } from '#domain/permissions.ts'
import { PRESETS } from '#domain/roles.ts'
import { badPermission, badPreset, badRefundsPerDay } from '#words/en/fields/account.ts'
import { defineCall } from './call.ts'
import { id, rupees } from './fields.ts'

/** More than anybody gives back in a day, in rupees. */
const MOST_REFUNDS = 10_000_000

/** Somebody who works here, for those who decide what others may do. */
export const staffMember = z.object({
  _id: z.string(),
  name: z.string(),
  email: z.string(),
  preset: z.enum(PRESETS),
  /** What they may do: what the preset brings, or less. */
  permissions: z.array(z.enum(PERMISSIONS)),
  /** How much they may give back in a day, in rupees; null without an end. */
  refundsPerDay: z.nullable(rupees),
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
  preset: z.enum(PRESETS, { error: badPreset }),
  /** Some of what the preset brings; null for all of it, with what later versions add to it. */
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
