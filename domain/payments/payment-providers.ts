// Payment services that a laundry can take cards with.

/** Services that move real money. */
export const GATEWAYS = ['stripe', 'razorpay'] as const
export type Gateway = (typeof GATEWAYS)[number]

/** With what a demo simulates, and none at all. */
export const PAYMENT_PROVIDERS = ['none', 'simulated', ...GATEWAYS] as const
export type PaymentProvider = (typeof PAYMENT_PROVIDERS)[number]
