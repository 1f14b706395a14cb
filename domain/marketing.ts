// Owns what a laundry shows of itself on its public pages: numbers about it, and what its customers say.

/** "50,000+" and "orders delivered". */
export type MarketingNumber = { value: string; label: string }

/** @property plan the Laundry Club's plan of a member, who is quoted on the Club's page; else empty */
export type Testimonial = { name: string; plan: string; rating: number; comment: string }

export type Marketing = { numbers: MarketingNumber[]; testimonials: Testimonial[] }

/** What a laundry shows until its staff write something. */
export const NO_MARKETING: Marketing = { numbers: [], testimonials: [] }

/** How much fits on the pages. */
export const MARKETING_LIMITS = {
  numbers: 4,
  valueLength: 12,
  labelLength: 30,
  testimonials: 12,
  nameLength: 60,
  planLength: 40,
  commentLength: 300,
} as const
