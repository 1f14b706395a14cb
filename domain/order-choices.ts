// Owns what a customer chooses besides the items: how the clothes come back and how they are paid for.

/** Express adds a fee and comes the same day; the other two are free. */
export const DELIVERY_PREFERENCES = ['standard', 'express', 'scheduled'] as const
export type DeliveryPreference = (typeof DELIVERY_PREFERENCES)[number]

/** On delivery by cash or UPI, or with a saved card. */
export const PAYMENT_METHODS = ['cash', 'upi', 'card'] as const
export type PaymentMethod = (typeof PAYMENT_METHODS)[number]

/** What staff take at a door or over the counter. */
export const TAKEN_BY_HAND = ['cash', 'upi'] as const
export type TakenByHand = (typeof TAKEN_BY_HAND)[number]
