// Owns what a message of the contact page can be about.

/** In the order of the form; the first is taken when nobody says. */
export const INQUIRY_TYPES = [
  'general',
  'pricing',
  'service',
  'billing',
  'partnership',
  'feedback',
] as const

export type InquiryType = (typeof INQUIRY_TYPES)[number]
