/** Moving a booked order's delivery: the available windows, and the move itself. */
import * as z from 'zod/mini'
import { defineCall } from '../base/call.ts'
import { ORDER } from '../base/changes.ts'
import { deliveryWindow } from '../slots/deliveries.ts'
import { calendarDate, id, instant } from '../base/fields.ts'
import { order } from './orders.ts'
import { secondVisitFee } from './seen-pickup.ts'
import { overFullReason } from './over-full.ts'
import { deliveryTimeNeeded } from '#words/en/fields/ordering.ts'

const params = z.object({ orderId: id })

export const orderDeliveries = defineCall({
  method: 'GET',
  path: '/api/orders/:orderId/deliveries',
  summary:
    'The days and windows in which a booked order can come back: an own one, or as staff anyone’s',
  access: { owner: 'record', permission: 'orders' },
  params,
  answers: {
    200: z.object({
      /** The window that it has; null in orders from before there were any. */
      deliveryWindow: z.nullable(deliveryWindow),
      estimatedDelivery: instant,
      days: z.array(
        z.object({
          date: calendarDate,
          windows: z.array(
            z.object({ time: z.string(), startsAt: instant, deliveriesLeft: z.int() }),
          ),
        }),
      ),
    }),
  },
  errors: ['order_not_found', 'no_longer_changeable'],
  perMinute: 240,
})

export const moveDelivery = defineCall({
  method: 'PUT',
  path: '/api/orders/:orderId/delivery',
  changes: ORDER,
  summary: 'Move the delivery of an order that has not left yet: an own one, or as staff anyone’s',
  access: { owner: 'record', permission: 'orders' },
  params,
  body: z.object({
    deliveryDate: calendarDate,
    /** One of that day's windows, by its label. */
    deliveryTime: z.string({ error: deliveryTimeNeeded }).check(z.maxLength(40)),
    reason: overFullReason,
    /** The window that it had when somebody looked; where it has another by now, the answer is `changed_meanwhile` with that in `current`. */
    seen: z.optional(z.nullable(deliveryWindow)),
    secondVisitFee,
  }),
  answers: { 200: order },
  errors: [
    'order_not_found',
    'no_longer_changeable',
    'changed_meanwhile',
    'fee_not_seen',
    'delivery_too_early',
    'delivery_too_far',
    'delivery_closed',
    'delivery_time_not_offered',
    'delivery_full',
  ],
  limit: { hour: 12, day: 40 },
})
