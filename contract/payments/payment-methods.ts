/** The ways to pay an order. */
import { PAYMENT_KINDS, PAYMENT_STATUSES } from '#domain/payments/order-payments.ts'
import * as z from 'zod/mini'
import {
  OWN_PAYMENT_METHODS,
  PAYMENT_METHODS,
  COUNTER_PAYMENT_METHODS,
} from '#domain/orders/record/order-choices.ts'
import { badOrderPayment, badPaymentMethod } from '#words/en/fields/ordering.ts'
import { instant, rupees } from '../base/fields.ts'

/** `account`: its company pays it with its invoice of the month. */
export const paymentMethod = z.enum(PAYMENT_METHODS, { error: badOrderPayment })

/** What its customer can choose again, once it is placed. */
export const ownPaymentMethod = z.enum(OWN_PAYMENT_METHODS, { error: badPaymentMethod })

/** What staff choose when they take an order; money is taken apart from it. */
export const counterPaymentMethod = z.enum(COUNTER_PAYMENT_METHODS, { error: badOrderPayment })

/** What people know a saved card by. */
export const cardName = z.object({ brand: z.string(), last4: z.string() })

/** What was paid of an order or given back, oldest first. Never the token of a card. */
export const orderPayment = z.object({
  _id: z.string(),
  kind: z.enum(PAYMENT_KINDS),
  /** A refund goes the way the payment came, or another one where its card didn't take it. */
  method: paymentMethod,
  amount: rupees,
  /** `undone`: staff had marked it by mistake. */
  status: z.enum(PAYMENT_STATUSES),
  card: z.nullable(cardName),
  /** Why a payment failed, or why money was given back. */
  note: z.nullable(z.string()),
  /** Why a refund failed; shown to staff alone. */
  failure: z.optional(z.string()),
  /** The UTR of a refund by UPI, where staff gave one. */
  reference: z.optional(z.string()),
  at: instant,
  /** Who of the staff took it or gave it back; shown to staff alone. */
  by: z.nullable(z.string()),
})
export type OrderPayment = z.output<typeof orderPayment>
