/**
 * Late stops: marked before the rider was suspended, removed or reassigned, or handed in by a colleague from a
 * rider's phone.
 */
import * as z from 'zod/mini'
import { TAKEN_BY_HAND } from '#domain/orders/record/order-choices.ts'
import { STOP_KINDS } from '#domain/run-sheet/run-sheet.ts'
import * as names from '#words/en/fields/names.ts'
import { badDecision } from '#words/en/fields/ordering.ts'
import { fieldNeeded } from '#words/en/fields/shared.ts'
import { defineCall } from '../base/call.ts'
import { STOP } from '../base/changes.ts'
import { id, instant, rupees } from '../base/fields.ts'
import { failureFields, lateFields } from './deed.ts'
import { completeStop } from './run-sheet.ts'

/** Why it wasn't its person's stop to mark any more, or that they didn't send it themselves. */
const LATE_STOP_REASONS = ['removed', 'suspended', 'not_theirs', 'handed_in'] as const

const lateStop = z.object({
  _id: z.string(),
  orderId: z.string(),
  number: z.string(),
  kind: z.enum(STOP_KINDS),
  /** The name of who marked it. */
  rider: z.string(),
  why: z.enum(LATE_STOP_REASONS),
  /** The name of the colleague who handed it in; null where the rider sent it, or the colleague's account is gone. */
  handedInBy: z.nullable(z.string()),
  markedAt: instant,
  arrivedAt: instant,
  /** It couldn't be picked up or delivered; its note says why. */
  broughtBack: z.boolean(),
  ...lateFields,
  hasPhoto: z.boolean(),
  collected: z.nullable(z.enum(TAKEN_BY_HAND)),
  /** What they saw as due, in rupees; null where nothing was collected. */
  amount: z.nullable(rupees),
})
export type LateStop = z.output<typeof lateStop>

export const keepLateStop = defineCall({
  method: 'PUT',
  path: '/api/late-stops/:orderId/:kind',
  summary:
    'Hand in a stop that was marked while it was the caller’s: written for those who still ride, kept until staff decide for those who don’t. For staff, and with a session that ended with their access. With the permission own-run also for a colleague (`handedInFor`): always kept until staff decide',
  access: 'public',
  params: completeStop.params,
  headers: completeStop.headers,
  body: z
    .extend(completeStop.body, {
      /** It couldn't be picked up or delivered, and the note says why. */
      broughtBack: z.optional(z.literal('true')),
      ...failureFields,
      /** Who marked it, where a colleague hands it in for them; the caller, if left out. */
      handedInFor: z.optional(id),
    })
    .check(
      z.refine(({ broughtBack, note }) => !broughtBack || (note ?? '') !== '', {
        error: fieldNeeded({ name: names.reason }),
        path: ['note'],
      }),
    ),
  file: completeStop.file,
  answers: { 202: z.object({ message: z.string() }) },
  errors: [
    'not_signed_in',
    'order_not_found',
    'too_large',
    'unsupported_media',
    'unreadable_picture',
    'busy',
  ],
  limit: { networkMinute: 120 },
})

export const listLateStops = defineCall({
  method: 'GET',
  path: '/api/admin/late-stops',
  summary: 'Stops that wait for a decision, the oldest first',
  access: { permission: 'run' },
  answers: { 200: z.array(lateStop) },
})

export const decideLateStop = defineCall({
  method: 'PUT',
  path: '/api/admin/late-stops/:id',
  changes: STOP,
  summary:
    'Apply a late stop as its rider’s completion, with what they noted and collected, or set it aside',
  access: { permission: 'run' },
  params: z.object({ id }),
  body: z.object({ apply: z.boolean({ error: badDecision }) }),
  answers: { 200: z.object({ message: z.string() }) },
  errors: ['not_found', 'order_not_found', 'no_longer_changeable'],
})
