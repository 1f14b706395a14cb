/** The rows of the Laundry Club: plans, subscriptions, allowances and money. */
import type { ChargeStatus } from '#domain/payments/order-payments.ts'
import type { Generated, JSONColumnType } from 'kysely'
import type { SubscriptionStatus } from '#domain/club/club.ts'
import type { Terms } from '#domain/club/plans.ts'
import type { Gateway } from '#domain/payments/payment-providers.ts'

export interface PlansTable {
  id: string
  name: string
  description: Generated<string>
  price_paise: number
  original_price_paise: number
  kilograms: number
  pickups: number
  dry_clean_items: Generated<number>
  trial_days: Generated<number>
  popular: Generated<boolean>
  extras: JSONColumnType<string[], string | undefined>
  position: number
  active: Generated<boolean>
}

export interface SubscriptionsTable {
  id: string
  user_id: string
  status: SubscriptionStatus
  plan_id: string
  /** The terms that the member was notified of for the period that the next charge is for. */
  terms: JSONColumnType<Terms>
  next_plan_id: string | null
  first_month_discount: boolean
  period: number
  period_starts_at: Date
  period_ends_at: Date
  paused_at: Date | null
  paused_until: Date | null
  paused_period: number | null
  failing_since: Date | null
  retry_at: Date | null
  reminded_period: number | null
  card_token: string
  card_brand: string
  card_last4: string
  card_expiry_month: string
  card_expiry_year: string
  billing_address: string
  billing_city: string
  billing_zip_code: string
  due_at: Date | null
  started_at: Date
  ended_at: Date | null
  idempotency_key: string | null
}

export interface AllowanceLotsTable {
  id: string
  subscription_id: string
  period: number
  starts_at: Date
  ends_at: Date
  expires_at: Date
  kilograms: number
  kilograms_left: number
  pickups: number
  pickups_left: number
  dry_clean_items: number
  dry_clean_items_left: number
}

export interface AllowanceUsesTable {
  id: Generated<number>
  order_id: string
  lot_id: string
  kilograms: number
  pickups: number
  dry_clean_items: number
  taken_at: Date
  returned_at: Date | null
}

export interface ChargesTable {
  id: string
  subscription_id: string
  period: number
  plan_id: string
  plan_name: string
  period_starts_at: Date
  period_ends_at: Date
  amount_paise: number
  status: ChargeStatus
  tries: number
  payer_present: boolean
  reference: string | null
  failure_message: string | null
  refunded_paise: Generated<number>
  created_at: Date
  paid_at: Date | null
  payer_waits_until: Date | null
}

export interface RefundsTable {
  id: string
  charge_id: string
  amount_paise: number
  reason: string
  status: ChargeStatus
  reference: string | null
  /** The member of staff who gave it back; null where it followed from a change. */
  given_by: Generated<string | null>
  created_at: Date
  settled_at: Date | null
}

export interface LedgerTransactionsTable {
  id: string
  charge_id: string | null
  refund_id: string | null
  order_payment_id: string | null
  order_refund_id: string | null
  company_payment_id: string | null
  undoes: Generated<boolean>
  at: Date
}

export type LedgerAccount =
  | 'gateway'
  | 'till'
  | 'upi'
  | 'bank'
  | 'receivables'
  | 'club_sales'
  | 'order_sales'

export interface LedgerEntriesTable {
  id: Generated<number>
  transaction_id: string
  account: LedgerAccount
  amount_paise: number
}

export interface PaymentEventsTable {
  provider: Gateway
  event_id: string
  received_at: Date
}
