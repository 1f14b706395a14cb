// Owns what a message of the contact page can be about.

/** As the form names it; the first is taken when nobody says. */
export const INQUIRY_TYPES = [
  { value: 'general', label: 'General question' },
  { value: 'pricing', label: 'Pricing' },
  { value: 'service', label: 'Our services' },
  { value: 'billing', label: 'Billing' },
  { value: 'partnership', label: 'Partnership' },
  { value: 'feedback', label: 'Feedback' },
] as const

export type InquiryType = (typeof INQUIRY_TYPES)[number]['value']
