// Owns what a customer chooses besides the items: how the clothes come back and how they are paid for.

export type DeliveryPreference = 'standard' | 'express' | 'scheduled'

export type PaymentMethod = 'cash' | 'upi' | 'card'

/** What staff take at a door or over the counter. */
export const TAKEN_BY_HAND = ['cash', 'upi'] as const
export type TakenByHand = (typeof TAKEN_BY_HAND)[number]

/** Express adds a fee and comes the same day; the other two are free. */
export const DELIVERY_PREFERENCES: readonly {
  readonly id: DeliveryPreference
  readonly name: string
  readonly description: string
}[] = [
  { id: 'standard', name: 'Standard', description: 'Back the next day, free.' },
  { id: 'express', name: 'Express', description: 'Back the same day, for a small fee.' },
  { id: 'scheduled', name: 'Scheduled', description: 'Back on a day you choose, free.' },
]

/** On delivery by cash or UPI, or with a saved card. */
export const PAYMENT_METHODS: readonly {
  readonly id: PaymentMethod
  readonly name: string
}[] = [
  { id: 'cash', name: 'Cash on delivery' },
  { id: 'upi', name: 'UPI on delivery' },
  { id: 'card', name: 'Saved card' },
]
