/** Joint delivery of several orders of one customer, and its undo; all or none, with one message. */
import * as z from 'zod/mini'
import { badOrders, deliveryTimeNeeded } from '#words/en/fields/ordering.ts'
import { defineCall } from '../base/call.ts'
import { ORDER } from '../base/changes.ts'
import { deliveryWindow } from '../slots/deliveries.ts'
import { calendarDate, id } from '../base/fields.ts'
import { bulkResult, orderListField } from './order-bulk.ts'
import { overFullReason } from './over-full.ts'

/** Those that moved; the others are there already. */
const answers = { 200: z.array(bulkResult) }
const errors = [
  'order_not_found',
  'no_longer_changeable',
  'changed_meanwhile',
  'delivery_full',
] as const

export const joinDeliveries = defineCall({
  method: 'PUT',
  path: '/api/admin/orders/:id/together',
  changes: ORDER,
  summary:
    'Bring an order and others of its customer in one window, all of them or none; its customer is notified once',
  access: { permission: 'orders' },
  params: z.object({ id }),
  body: z.object({
    /** The others. Each with the window that it had when somebody looked; where it has another by now, none moves. */
    orders: orderListField(z.object({ id, seen: deliveryWindow }), badOrders),
    /** Of the order itself. */
    seen: deliveryWindow,
    deliveryDate: calendarDate,
    deliveryTime: z.string({ error: deliveryTimeNeeded }).check(z.maxLength(40)),
    reason: overFullReason,
  }),
  answers,
  errors,
})

export const separateDelivery = defineCall({
  method: 'PUT',
  path: '/api/admin/orders/:id/apart',
  changes: ORDER,
  summary:
    'Take a common delivery apart: each order is brought in a window of its own again; a message that hasn’t left yet is taken back',
  access: { permission: 'orders' },
  params: z.object({ id }),
  body: z.object({
    orders: orderListField(z.object({ id, seen: deliveryWindow, to: deliveryWindow }), badOrders),
    reason: overFullReason,
  }),
  answers,
  errors,
})
