/** "Not now": the decision not to count an order's clothes this time. */
import * as z from 'zod/mini'
import { defineCall } from '../base/call.ts'
import { skipReason } from '../settings/count-levels.ts'
import { custodyOrder, ORDER_ERRORS } from './custody.ts'
import { id, idempotencyHeader } from '../base/fields.ts'

export const skipCount = defineCall({
  method: 'POST',
  path: '/api/admin/custody/orders/:id/not-counted',
  summary:
    'Say that an order isn’t counted in this time, which its customer reads; until it leaves it can be counted in all the same',
  access: { permission: 'intake' },
  params: z.object({ id }),
  headers: idempotencyHeader,
  body: z.object({ why: z.optional(skipReason) }),
  answers: { 200: custodyOrder },
  errors: [...ORDER_ERRORS, 'changed_meanwhile'],
})
