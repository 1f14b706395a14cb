// Limits of a laundry's own numbers and testimonials on its public pages.

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
