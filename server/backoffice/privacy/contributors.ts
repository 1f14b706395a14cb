/** The list of all stores of personal data, with their export and erase functions. */
import { accountData } from '../../identity/accounts/personal-data.ts'
import { apiKeyData } from '../../identity/api-keys/personal-data.ts'
import { auditData } from '../../audit/personal-data.ts'
import { chatData } from '../../support/chat/personal-data.ts'
import { claimData } from '../../support/claims/personal-data.ts'
import { contactData } from '../../support/contact/personal-data.ts'
import { customerData } from '../customers/personal-data.ts'
import { eventData } from '../../events/personal-data.ts'
import { custodyData } from '../../ordering/clothes/personal-data.ts'
import { garmentData } from '../../ordering/garments/personal-data.ts'
import { companyData } from '../../billing/companies/personal-data.ts'
import { invoiceData } from '../../billing/invoices/personal-data.ts'
import { outboxData } from '../../notifications/outbox/personal-data.ts'
import { loyaltyData } from '../../identity/loyalty/personal-data.ts'
import { notificationData } from '../../notifications/notifications/personal-data.ts'
import { orderNoteData } from '../../ordering/order-detail/personal-data.ts'
import { orderData } from '../../ordering/orders/personal-data.ts'
import { orderPaymentData } from '../../billing/payments/personal-data.ts'
import { cashData } from '../../billing/cash/personal-data.ts'
import { profileData } from '../../identity/profile/personal-data.ts'
import { proposalData } from '../../ordering/proposals/personal-data.ts'
import { runSheetData } from '../../ordering/run-sheet/personal-data.ts'
import { savedViewData } from '../saved-views/personal-data.ts'
import { staffInvitationData } from '../../identity/staff-invitations/personal-data.ts'
import { subscriptionData } from '../../billing/club/personal-data.ts'
import { messagePictureData } from '../../support/pictures/personal-data.ts'
import { ticketData } from '../../support/tickets/personal-data.ts'
import type { PersonalData } from '../../platform/personal-data.ts'

/** What the law asks a business to keep, names included, stays as it was written. */
export const KEPT_BY_LAW: readonly string[] = ['invoices', 'credit_notes']

/** Messages go before the notifications that they would vanish with and before invitations, which add files to theirs; the account that all are found by last. */
export const CONTRIBUTORS: readonly PersonalData[] = [
  orderData,
  orderPaymentData,
  proposalData,
  cashData,
  orderNoteData,
  custodyData,
  invoiceData,
  companyData,
  subscriptionData,
  loyaltyData,
  garmentData,
  profileData,
  contactData,
  customerData,
  claimData,
  messagePictureData,
  ticketData,
  chatData,
  runSheetData,
  outboxData,
  staffInvitationData,
  notificationData,
  savedViewData,
  auditData,
  eventData,
  apiKeyData,
  accountData,
]
