/** Payment of an order: the customer's choice, and staff's calls to take, correct and refund money. */
import { TAKEN_BY_HAND } from '#domain/orders/record/order-choices.ts'
import * as z from 'zod/mini'
import { defineCall } from '../base/call.ts'
import { ORDER } from '../base/changes.ts'
import { CARD_LIMIT } from '../accounts/card-limit.ts'
import { id, oneLineField, textField } from '../base/fields.ts'
import { order, staffOrder } from './orders.ts'
import { ownPaymentMethod, paymentMethod } from '../payments/payment-methods.ts'
import {
  amountNotNumber,
  amountNotPositive,
  amountOrPercent,
  badPercent,
  cashOrUpiNeeded,
} from '#words/en/fields/billing.ts'
import * as names from '#words/en/fields/names.ts'

const amount = z.number({ error: amountNotNumber }).check(z.positive({ error: amountNotPositive }))

/**
 * Chooses another way to pay what is due. Where the clothes are ready, a chosen card is charged at
 * once; the answer says what became of it, with the payment still pending where nobody knows yet.
 */
export const choosePayment = defineCall({
  method: 'PUT',
  path: '/api/orders/:orderId/payment',
  changes: ORDER,
  summary:
    'Pay an order another way: on delivery, or with another saved card; staff choose cash or UPI for its customer',
  access: { owner: 'record', permission: 'orders' },
  params: z.object({ orderId: id }),
  body: z.object({
    paymentMethod: ownPaymentMethod,
    /** For `card`: which saved one; the default if left out. */
    cardId: z.optional(id),
    /** What the caller was shown as due, in rupees; only compared, so that nobody is charged another sum. */
    amount: z.optional(amount),
    /** How it was to be paid when somebody looked; where that is another by now, the answer is `changed_meanwhile` with it in `current`. */
    seen: z.optional(paymentMethod),
  }),
  answers: { 200: order },
  errors: [
    'order_not_found',
    'not_counted',
    'nothing_due',
    'price_changed',
    'changed_meanwhile',
    'no_longer_changeable',
    'payment_pending',
    'card_not_available',
    'card_expired',
    'payment_failed',
  ],
  limit: CARD_LIMIT,
})

export const markOrderPaid = defineCall({
  method: 'POST',
  path: '/api/admin/orders/:id/payments',
  summary: 'Mark what is due of an order as paid in cash or by UPI',
  access: { permission: 'money-in' },
  params: z.object({ id }),
  body: z.object({
    method: z.enum(TAKEN_BY_HAND, { error: cashOrUpiNeeded }),
    /** Only compared with what is due, so that nobody marks another sum than the one they saw. */
    amount: z.optional(amount),
  }),
  answers: { 201: staffOrder },
  errors: ['order_not_found', 'not_counted', 'nothing_due', 'price_changed', 'payment_pending'],
})

export const undoOrderPayment = defineCall({
  method: 'DELETE',
  path: '/api/admin/orders/:id/payments/:paymentId',
  summary: 'Take back a cash or UPI payment that was marked by mistake',
  access: { permission: 'money-in' },
  params: z.object({ id, paymentId: id }),
  answers: { 200: staffOrder },
  errors: ['order_not_found', 'not_found', 'not_undoable'],
})

/** Taken off what a delivered order costs: it stays so, and is never due again. */
export const giveGoodwill = defineCall({
  method: 'POST',
  path: '/api/admin/orders/:id/goodwill',
  changes: ORDER,
  summary:
    'Take rupees or a percentage off what a delivered order cost, with a credit note where it has an invoice',
  access: { permission: 'money-back' },
  fresh: true,
  params: z.object({ id }),
  body: z
    .object({
      amount: z.optional(amount),
      percent: z.optional(
        z
          .number({ error: badPercent })
          .check(
            z.int({ error: badPercent }),
            z.minimum(1, { error: badPercent }),
            z.maximum(100, { error: badPercent }),
          ),
      ),
      /** The customer reads it. */
      reason: textField(names.reason, 300, 1),
      /** What it costs, as shown; where that is another by now, the answer is `changed_meanwhile` with it in `current`. */
      seen: z.number({ error: amountNotNumber }),
      /** Whether what was paid too much in cash or by UPI is handed back with it; else it stands as to be given back. */
      handedBack: z.optional(z.boolean()),
    })
    .check(
      z.refine(({ amount: sum, percent }) => (sum === undefined) !== (percent === undefined), {
        error: amountOrPercent,
        path: ['amount'],
      }),
    ),
  answers: { 201: staffOrder },
  errors: ['order_not_found', 'not_refundable', 'changed_meanwhile', 'payment_unavailable'],
})

export const refundOrder = defineCall({
  method: 'POST',
  path: '/api/admin/orders/:id/refunds',
  summary: 'Give money of an order back: to the card that paid, or recorded as handed back',
  access: { permission: 'money-back' },
  fresh: true,
  params: z.object({ id }),
  body: z.object({
    /** All that was paid when missing. Card payments are given back first. */
    amount: z.optional(amount),
    reason: textField(names.reason, 300, 1),
    /** The UTR of what goes back by UPI; kept with that part alone. */
    reference: z.optional(oneLineField(names.reference, 80, 0)),
    /** How staff hand over what was paid by card; only once a refund of the order to its card has failed. */
    way: z.optional(z.enum(TAKEN_BY_HAND, { error: cashOrUpiNeeded })),
  }),
  answers: { 201: staffOrder },
  errors: ['order_not_found', 'not_refundable', 'payment_unavailable'],
})
