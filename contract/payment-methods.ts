/** The ways to pay an order. */
import * as z from 'zod/mini'
import { OWN_PAYMENT_METHODS, PAYMENT_METHODS } from '#domain/order-choices.ts'
import { badOrderPayment, badPaymentMethod } from '#words/en/fields/ordering.ts'

/** `account`: its company pays it with its invoice of the month. */
export const paymentMethod = z.enum(PAYMENT_METHODS, { error: badOrderPayment })

/** What its customer can choose again, once it is placed. */
export const ownPaymentMethod = z.enum(OWN_PAYMENT_METHODS, { error: badPaymentMethod })

/** What staff choose when they take an order; money is taken apart from it. */
export const counterPaymentMethod = z.enum(['cash', 'upi', 'account'], { error: badOrderPayment })

/** What people know a saved card by. */
export const cardName = z.object({ brand: z.string(), last4: z.string() })
