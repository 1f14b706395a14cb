/** Delivery codes: shown to their customers, checked for riders, sent again by staff. */
import * as z from 'zod/mini'
import { defineCall } from '../base/call.ts'
import { id } from '../base/fields.ts'
import { deliveryCode } from './deed.ts'
import { runStop } from './run-sheet.ts'

export const readDeliveryCode = defineCall({
  method: 'GET',
  path: '/api/orders/:orderId/delivery-code',
  summary:
    'The code that the customer says at their door while an order is to be delivered: for its customer alone; staff read whether there is one',
  access: { owner: 'record', permission: 'orders' },
  params: z.object({ orderId: id }),
  answers: { 200: z.object({ isMade: z.boolean(), code: z.nullable(z.string()) }) },
  errors: ['order_not_found'],
})

export const sendDeliveryCode = defineCall({
  method: 'POST',
  path: '/api/admin/orders/:id/delivery-code',
  summary:
    'Send the customer of an order that is out for delivery its code again; staff never read it',
  access: { permission: 'orders' },
  params: z.object({ id }),
  answers: { 200: z.object({ message: z.string() }) },
  errors: ['order_not_found', 'no_longer_changeable'],
  limit: { minute: 6 },
})

export const checkDeliveryCode = defineCall({
  method: 'POST',
  path: '/api/admin/run-sheet/:orderId/code',
  summary:
    'Check the code that a customer said at their door; 5 wrong ones at most, then a photo and who took it are the proof',
  access: { permission: 'own-run' },
  params: z.object({ orderId: id }),
  body: z.object({ code: deliveryCode }),
  answers: { 200: runStop },
  errors: ['order_not_found', 'wrong_code', 'no_longer_changeable'],
})
