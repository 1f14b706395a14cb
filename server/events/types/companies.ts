/** Events of companies and their accounts. People appear by id only. */
import type { CompanyPaymentMethod } from '#domain/companies/company-account.ts'

interface OfCompany {
  /** Its name. */
  company: string
}

interface Facts {
  name: string
  gstin: string
  billingAddress: string
  email: string
  addresses: readonly { label: string; address: string }[]
}

interface Terms {
  limitPaise: number
  paymentDays: number
  blocksOverdue: boolean
}

export interface CompanyEvents {
  'company.made': OfCompany
  'company.changed': OfCompany & { from: Facts; to: Facts }
  'company.terms_changed': OfCompany & { from: Terms; to: Terms }
  /** By staff, or as the day of planned ones begins. */
  'company.prices_changed': OfCompany & { percentOff: number; prices: Record<string, number> }
  /** What it has from a date on, by item; null for no price of its own any more. */
  'company.prices_planned': OfCompany & OwnPricesFrom
  /** `prices`: what it would have had. */
  'company.prices_withdrawn': OfCompany & OwnPricesFrom
  'company.person_added': OfCompany & { userId: string; seesAccount: boolean }
  'company.person_changed': OfCompany & { userId: string; seesAccount: boolean }
  'company.person_removed': OfCompany & { userId: string }
  'company.reminded': OfCompany
  'company.paid': OfCompany & CompanyPayment
  /** It was written down by mistake. */
  'company.payment_undone': OfCompany & CompanyPayment
}

interface OwnPricesFrom {
  date: string
  prices: Record<string, number | null>
}

interface CompanyPayment {
  paymentId: string
  method: CompanyPaymentMethod
  amountPaise: number
}
