/** The visible list of what is stored of people: who exports it, and who erases it. */
import { accountData } from '../accounts/personal-data.ts'
import { auditData } from '../audit/personal-data.ts'
import { chatData } from '../chat/personal-data.ts'
import { contactData } from '../contact/personal-data.ts'
import { customerData } from '../customers/personal-data.ts'
import { garmentData } from '../garments/personal-data.ts'
import { invoiceData } from '../invoices/personal-data.ts'
import { letterData } from '../letters/personal-data.ts'
import { loyaltyData } from '../loyalty/personal-data.ts'
import { notificationData } from '../notifications/personal-data.ts'
import { orderNoteData } from '../order-desk/personal-data.ts'
import { orderData } from '../orders/personal-data.ts'
import { orderPaymentData } from '../order-payments/personal-data.ts'
import { profileData } from '../profile/personal-data.ts'
import { runSheetData } from '../run-sheet/personal-data.ts'
import { subscriptionData } from '../subscriptions/personal-data.ts'
import { ticketData } from '../tickets/personal-data.ts'
import type { PersonalData } from './personal-data.ts'

/** What the law asks a business to keep, names included, stays as it was written. */
export const KEPT_BY_LAW: readonly string[] = ['invoices', 'credit_notes']

/** Letters go before the notifications that they would vanish with, the account that all are found by last. */
export const CONTRIBUTORS: readonly PersonalData[] = [
  orderData,
  orderPaymentData,
  orderNoteData,
  invoiceData,
  subscriptionData,
  loyaltyData,
  garmentData,
  profileData,
  contactData,
  customerData,
  ticketData,
  chatData,
  runSheetData,
  letterData,
  notificationData,
  auditData,
  accountData,
]
