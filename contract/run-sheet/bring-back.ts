/** Failed visits: a delivery that goes back to the laundry, a pickup that couldn't be made. */
import * as z from 'zod/mini'
import { STOP_NOTE_MAX_LENGTH } from '#domain/run-sheet/run-sheet.ts'
import * as names from '#words/en/fields/names.ts'
import { defineCall } from '../base/call.ts'
import { id, idempotencyHeader, textField } from '../base/fields.ts'
import { deviceInstant, failureFields } from './deed.ts'
import { completeStop, runStop } from './run-sheet.ts'

const failedVisit = {
  access: { permission: 'own-run' },
  params: z.object({ orderId: id }),
  headers: idempotencyHeader,
  body: z.object({
    reason: textField(names.reason, STOP_NOTE_MAX_LENGTH, 1),
    ...failureFields,
    /** As of a completion, where it was kept on a device. */
    markedBy: z.optional(id),
    at: z.optional(deviceInstant),
    sentAt: z.optional(deviceInstant),
  }),
  /** What was found at the door: a proof as of a completion. */
  file: completeStop.file,
  answers: { 200: runStop },
  errors: completeStop.errors,
} as const

export const bringBack = defineCall({
  method: 'POST',
  path: '/api/admin/run-sheet/:orderId/brought-back',
  summary:
    'Bring back a delivery that couldn’t be made, with the reason, which its customer reads, and a photo if there is one: the order is ready again and packed at the plant; dated when it was marked (`at`); the same Idempotency-Key counts once',
  ...failedVisit,
})

export const failPickup = defineCall({
  method: 'POST',
  path: '/api/admin/run-sheet/:orderId/pickup-failed',
  summary:
    'A pickup couldn’t be made, with the reason, which its customer reads before they choose another time, and a photo if there is one; dated when it was marked (`at`); the same Idempotency-Key counts once',
  ...failedVisit,
})
