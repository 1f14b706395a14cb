/** The rows of companies: their prices and addresses, what they pay, and their invoices of a month. */
import type { Generated } from 'kysely'
import type { CompanyPaymentMethod } from '#domain/companies/company-account.ts'
import type { CalendarDate } from './calendar-date.ts'

export interface CompaniesTable {
  id: string
  name: string
  /** Empty where it has none. */
  gstin: Generated<string>
  billing_address: string
  /** Where invoices and reminders are mailed; empty for nowhere. */
  email: Generated<string>
  /** Taken off every price that it has no price of its own for. */
  percent_off: Generated<number>
  /** What it may owe at most; 0 where nothing goes on account. */
  limit_paise: Generated<number>
  /** Days from an invoice's issue until it is to be paid. */
  payment_days: Generated<number>
  /** Whether nothing more goes on account while an invoice is overdue. */
  blocks_overdue: Generated<boolean>
  created_at: Date
}

export interface CompanyPricesTable {
  company_id: string
  item_id: string
  price_paise: number
}

export interface UpcomingCompanyPricesTable {
  company_id: string
  item_id: string
  valid_from: CalendarDate
  /** Null for none of its own from then on. */
  price_paise: number | null
}

export interface CompanyAddressesTable {
  id: string
  company_id: string
  label: string
  address: string
}

export interface CompanyPaymentsTable {
  id: string
  company_id: string
  method: CompanyPaymentMethod
  amount_paise: number
  /** Such as a transfer's number; empty for none. */
  reference: Generated<string>
  taken_by: string | null
  idempotency_key: string | null
  at: Date
  /** When it was taken back as a mistake. */
  undone_at: Date | null
  undone_by: string | null
}

export interface CompanyInvoicesTable {
  invoice_id: string
  company_id: string
  /** The first day of its month. */
  month: CalendarDate
  due_on: CalendarDate
  reminded_at: Date | null
}

export interface CompanyInvoiceOrdersTable {
  order_id: string
  invoice_id: string
  /** What it cost when the invoice was issued. */
  amount_paise: number
}
