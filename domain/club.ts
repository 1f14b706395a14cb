// Owns the life of a Laundry Club subscription.

export type SubscriptionStatus = 'starting' | 'active' | 'cancelled' | 'expired' | 'declined'
