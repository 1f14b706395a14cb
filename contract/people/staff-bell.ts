/** Staff's bell: each member's choice of notifications. */
import * as z from 'zod/mini'
import { PERMISSIONS } from '#domain/people/permissions.ts'
import { BELL_KINDS } from '#domain/people/staff-bell.ts'
import { defineCall } from '../base/call.ts'

const access = { permission: PERMISSIONS, apiKeys: false } as const

const kinds = z.partialRecord(z.enum(BELL_KINDS), z.boolean())

const staffBell = z.object({
  /** Of all that one may hear of, what one does. */
  kinds,
  /** Whether the console plays a sound with it. */
  sound: z.boolean(),
})
export type StaffBell = z.output<typeof staffBell>

export const readStaffBell = defineCall({
  method: 'GET',
  path: '/api/admin/bell',
  summary: 'What one hears of in one’s bell, and whether with a sound',
  access,
  answers: { 200: staffBell },
})

export const changeStaffBell = defineCall({
  method: 'PUT',
  path: '/api/admin/bell',
  summary: 'Choose what one hears of in one’s bell; what is left out stays',
  access,
  body: z.object({ kinds: z.optional(kinds), sound: z.optional(z.boolean()) }),
  answers: { 200: staffBell },
})
