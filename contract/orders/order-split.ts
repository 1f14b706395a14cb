/** Splitting an order, so that one part can be delivered sooner than the rest. */
import * as z from 'zod/mini'
import { badRevision, deliveryTimeNeeded } from '#words/en/fields/ordering.ts'
import { defineCall } from '../base/call.ts'
import { ORDER } from '../base/changes.ts'
import { DELIVERY_ERRORS } from '../base/errors.ts'
import { calendarDate, id, idempotencyHeader } from '../base/fields.ts'
import { orderDetail } from './order-detail.ts'
import { overFullReason } from './over-full.ts'
import { orderLines } from './quotes.ts'

export const splitOrder = defineCall({
  method: 'POST',
  path: '/api/admin/orders/:id/split',
  changes: ORDER,
  summary:
    'Make part of an order an order of its own, for the same price together; repeat with the same Idempotency-Key and it is split once',
  access: { permission: 'orders' },
  params: z.object({ id }),
  headers: idempotencyHeader,
  body: z.object({
    /** What goes into the second order: pieces by their number, what is weighed only whole. */
    lines: orderLines,
    /** The window in which the second order comes back; none where it is collected at the counter. */
    deliveryDate: z.optional(calendarDate),
    deliveryTime: z.optional(z.string({ error: deliveryTimeNeeded }).check(z.maxLength(40))),
    reason: overFullReason,
    /** How often the order was changed when somebody looked; else `changed_meanwhile`. */
    revision: z.number({ error: badRevision }).check(z.int()),
  }),
  answers: { 201: orderDetail, 200: orderDetail },
  errors: [
    'order_not_found',
    'not_splittable',
    'changed_meanwhile',
    'key_reused',
    ...DELIVERY_ERRORS,
  ],
})
