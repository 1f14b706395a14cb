/** Staff's calls about the money of an order: taken on delivery, marked by mistake, given back. Product section 3. */
import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { id, typedText } from './fields.ts'
import { staffOrder } from './orders.ts'

const amount = z
  .number({ error: 'The amount must be a number of rupees.' })
  .check(z.positive({ error: 'The amount must be more than 0.' }))

export const markOrderPaid = defineCall({
  method: 'POST',
  path: '/api/admin/orders/:id/payments',
  summary: 'Mark what is due of an order as paid in cash or by UPI',
  access: 'staff',
  params: z.object({ id }),
  body: z.object({
    method: z.enum(['cash', 'upi'], { error: 'Please choose cash or UPI.' }),
    /** Only compared with what is due, so that nobody marks another sum than the one they saw. */
    amount: z.optional(amount),
  }),
  answers: { 201: staffOrder },
  errors: ['order_not_found', 'nothing_due', 'price_changed', 'payment_pending'],
})

export const undoOrderPayment = defineCall({
  method: 'DELETE',
  path: '/api/admin/orders/:id/payments/:paymentId',
  summary: 'Take back a cash or UPI payment that was marked by mistake',
  access: 'staff',
  params: z.object({ id, paymentId: id }),
  answers: { 200: staffOrder },
  errors: ['order_not_found', 'not_found', 'not_undoable'],
})

export const refundOrder = defineCall({
  method: 'POST',
  path: '/api/admin/orders/:id/refunds',
  summary: 'Give money of an order back: to the card that paid, or recorded as handed back',
  access: 'staff',
  params: z.object({ id }),
  body: z.object({
    /** All that was paid when missing. Card payments are given back first. */
    amount: z.optional(amount),
    reason: typedText('Reason', 300, 1),
  }),
  answers: { 201: staffOrder },
  errors: ['order_not_found', 'not_refundable', 'payment_unavailable'],
})
