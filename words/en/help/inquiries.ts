// Topics of a contact message.
import type { InquiryType } from '#domain/help/inquiries.ts'

export const inquiryTypes: Readonly<Record<InquiryType, string>> = {
  general: 'General question',
  pricing: 'Pricing',
  service: 'Our services',
  billing: 'Billing',
  partnership: 'Partnership',
  feedback: 'Feedback',
}
