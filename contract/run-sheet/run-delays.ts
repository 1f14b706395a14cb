/** Delays of a run: announced once to all who still wait for its rider, and taken back while the messages wait. */
import * as z from 'zod/mini'
import { defineCall } from '../base/call.ts'
import { id, instant } from '../base/fields.ts'
import { RUN_DELAYS } from '#domain/run-sheet/arrival/run-delay.ts'
import { badDelay } from '#words/en/fields/ordering.ts'

export const runDelay = z.object({
  _id: z.string(),
  minutes: z.literal([...RUN_DELAYS]),
  at: instant,
  /** How many stops’ customers hear of it. */
  told: z.number(),
})
export type RunDelay = z.output<typeof runDelay>

export const announceDelay = defineCall({
  method: 'POST',
  path: '/api/admin/run-sheet/delays',
  summary:
    'Tell the customers of a rider’s stops of today that are still to be made, and were promised a window, that the rider is running late; one’s own run, or with the permission run any. The same within ten minutes tells nobody twice',
  access: { permission: 'own-run' },
  body: z.object({
    /** The caller, if left out. */
    riderId: z.optional(id),
    minutes: z.literal([...RUN_DELAYS], { error: badDelay }),
  }),
  answers: { 200: runDelay },
  errors: ['not_found'],
})

export const undoDelay = defineCall({
  method: 'DELETE',
  path: '/api/admin/run-sheet/delays/:id',
  summary: 'Take back an announced delay, as long as its messages wait',
  access: { permission: 'own-run' },
  params: z.object({ id }),
  answers: { 200: z.object({ message: z.string() }) },
  errors: ['not_found', 'no_longer_changeable'],
})
