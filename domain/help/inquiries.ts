// Topics of a contact message.

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

/** What staff set: a message is answered by its answer alone. */
export const SET_INQUIRY_STATUSES = ['open', 'closed'] as const
export type SetInquiryStatus = (typeof SET_INQUIRY_STATUSES)[number]

export const INQUIRY_STATUSES = ['open', 'answered', 'closed'] as const
export type InquiryStatus = (typeof INQUIRY_STATUSES)[number]
