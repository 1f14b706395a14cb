// A customer's choices besides items: delivery and payment.

/** Express adds a fee and comes the same day; the other two are free. */
export const DELIVERY_PREFERENCES = ['standard', 'express', 'scheduled'] as const
export type DeliveryPreference = (typeof DELIVERY_PREFERENCES)[number]

/** What people pay with themselves: on delivery by cash or UPI, or with a saved card. */
export const OWN_PAYMENT_METHODS = ['cash', 'upi', 'card'] as const
export type OwnPaymentMethod = (typeof OWN_PAYMENT_METHODS)[number]

/** All ways: `account` is their company's, which pays once a month. */
export const PAYMENT_METHODS = [...OWN_PAYMENT_METHODS, 'account'] as const
export type PaymentMethod = (typeof PAYMENT_METHODS)[number]

/** What staff take at a door or over the counter. */
export const TAKEN_BY_HAND = ['cash', 'upi'] as const
export type TakenByHand = (typeof TAKEN_BY_HAND)[number]

/** What staff choose when they take an order. */
export const COUNTER_PAYMENT_METHODS = [...TAKEN_BY_HAND, 'account'] as const
