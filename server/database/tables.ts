/** The rows of every table, as SQL returns them; mapped to the domain's words in each store.ts. */
import type { ColumnType, Generated, JSONColumnType } from 'kysely'
import type { InquiryType } from '#contract/contact.ts'
import type { AddressType } from '#contract/profile.ts'
import type { ServiceId } from '#domain/catalogue.ts'
import type { SubscriptionStatus } from '#domain/club.ts'
import type { GarmentCategory, GarmentCondition } from '#domain/garments.ts'
import type { InvoiceContent } from '#domain/invoice.ts'
import type { RewardId } from '#domain/loyalty.ts'
import type { NewsChannel } from '#domain/notification-settings.ts'
import type { OrderStatus } from '#domain/order-lifecycle.ts'
import type { BusinessHours } from '#domain/business-hours.ts'

/** A calendar date: `YYYY-MM-DD` both ways. */
type CalendarDate = ColumnType<string, string, string>

interface UsersTable {
  id: string
  name: string
  email: string
  email_verified: Generated<boolean>
  image: string | null
  role: Generated<'customer' | 'admin'>
  phone: Generated<string>
  address: Generated<string>
  created_at: Generated<Date>
  updated_at: Generated<Date>
  erased_at: Date | null
}

interface SessionsTable {
  id: string
  token: string
  user_id: string
  expires_at: Date
  ip_address: string | null
  user_agent: string | null
  created_at: Generated<Date>
  updated_at: Generated<Date>
}

interface AccountsTable {
  id: string
  account_id: string
  provider_id: string
  user_id: string
  access_token: string | null
  refresh_token: string | null
  id_token: string | null
  access_token_expires_at: Date | null
  refresh_token_expires_at: Date | null
  scope: string | null
  password: string | null
  created_at: Generated<Date>
  updated_at: Generated<Date>
}

interface VerificationsTable {
  id: string
  identifier: string
  value: string
  expires_at: Date
  created_at: Generated<Date>
  updated_at: Generated<Date>
}

interface RateLimitsTable {
  id: string
  key: string
  count: number
  last_request: number
}

interface BusinessTable {
  id: number
  name: string
  phone: string
  email: string
  address: string
  time_zone: string
  hours: JSONColumnType<BusinessHours>
  slot_capacities: JSONColumnType<number[]>
  express_fee_paise: number
  /** The person who hears complaints; empty until the laundry names one. */
  complaints_officer: Generated<string>
  /** Empty until the laundry is registered. */
  gstin: Generated<string>
  tax_percent: Generated<number>
  sac_code: Generated<string>
}

interface CatalogueItemsTable {
  id: string
  service: ServiceId
  name: string
  unit: 'kg' | 'piece'
  list_price_paise: number
  online_price_paise: number | null
  position: number
  active: Generated<boolean>
}

interface ServiceAreasTable {
  pin: string
}

interface ClosedDatesTable {
  closed_date: CalendarDate
  reason: Generated<string>
}

interface PickupSlotsTable {
  pickup_date: CalendarDate
  pickup_time: string
  capacity: number | null
  booked: Generated<number>
}

export interface OrdersTable {
  id: string
  number: string
  user_id: string
  status: Generated<OrderStatus>
  pickup_date: CalendarDate
  pickup_time: string
  estimated_delivery_at: Date
  address: string
  delivery_address: string
  delivery_preference: 'standard' | 'express' | 'scheduled'
  payment_method: 'cash' | 'upi' | 'card'
  special_instructions: string
  items_paise: number
  express_fee_paise: number
  /** What the Laundry Club covered. */
  covered_paise: Generated<number>
  discount_paise: Generated<number>
  total_paise: number
  list_paise: number
  pieces: number
  paid_at: Date | null
  rating: number | null
  rating_comment: string | null
  idempotency_key: string | null
  request_hash: string | null
  created_at: Date
  completed_at: Date | null
}

export interface OrderLinesTable {
  order_id: string
  position: number
  item_id: string
  service: ServiceId
  name: string
  unit: 'kg' | 'piece'
  quantity: number
  list_price_paise: number
  unit_price_paise: number
  amount_paise: number
  covered_quantity: Generated<number>
  covered_paise: Generated<number>
}

export interface OrderHistoryTable {
  id: Generated<number>
  order_id: string
  event: 'placed' | 'status' | 'rescheduled'
  status: OrderStatus
  pickup_date: CalendarDate | null
  pickup_time: string | null
  actor_id: string | null
  actor: 'customer' | 'staff' | 'system'
  at: Date
}

interface OrderFiguresTable {
  shard: number
  total_orders: number
  completed_orders: number
  cancelled_orders: number
  completed_paise: number
}

interface LastOrdersTable {
  user_id: string
  ordered_at: Date
}

interface NotificationsTable {
  id: string
  user_id: string
  subject: string
  title: string
  message: string
  link: string | null
  read_at: Date | null
  created_at: Date
}

export interface LettersTable {
  id: string
  user_id: string | null
  notification_id: string | null
  channel: NewsChannel
  recipient: string
  reply_to_name: string | null
  reply_to_address: string | null
  subject: string
  body: string
  link: string | null
  status: Generated<'waiting' | 'sent' | 'failed'>
  attempts: Generated<number>
  last_error: string | null
  created_at: Date
  sent_at: Date | null
}

interface PushSubscriptionsTable {
  endpoint: string
  user_id: string
  p256dh: string
  auth: string
  created_at: Date
}

export interface GarmentsTable {
  id: string
  user_id: string
  name: string
  category: GarmentCategory
  condition: GarmentCondition
  color: string
  size: string
  material: string
  care_instructions: string
  notes: string
  clean_count: Generated<number>
  last_cleaned_at: Date | null
  picture_id: string | null
  created_at: Date
  updated_at: Date
}

interface OrderGarmentsTable {
  order_id: string
  garment_id: string
  cleaned_at: Date | null
}

interface StrayPicturesTable {
  id: string
  remove_after: Date | null
}

interface ContactMessagesTable {
  id: string
  name: string
  email: string
  phone: Generated<string>
  subject: string
  message: string
  inquiry_type: InquiryType
  user_id: string | null
  status: Generated<'open' | 'answered' | 'closed'>
  idempotency_key: string | null
  request_hash: string | null
  created_at: Date
}

export interface AddressesTable {
  id: string
  user_id: string
  type: AddressType
  address: string
  is_default: boolean
  created_at: Date
  updated_at: Date
}

export interface CardsTable {
  id: string
  user_id: string
  token: string
  brand: string
  last4: string
  expiry_month: string
  expiry_year: string
  holder: string
  is_default: boolean
  created_at: Date
}

interface NotificationSettingsTable {
  user_id: string
  order_updates: boolean
  promotions: boolean
  newsletter: boolean
  sms: boolean
  email: boolean
  push: boolean
  updated_at: Date
}

interface ErasuresTable {
  user_id: string
  letter_ids: JSONColumnType<string[]>
  erased_at: Date
}

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
  extras: JSONColumnType<string[]>
  position: number
  active: Generated<boolean>
}

export interface SubscriptionsTable {
  id: string
  user_id: string
  status: SubscriptionStatus
  plan_id: string
  next_plan_id: string | null
  first_month_offer: boolean
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
  status: 'pending' | 'succeeded' | 'failed'
  tries: number
  payer_present: boolean
  reference: string | null
  failure_message: string | null
  refunded_paise: Generated<number>
  created_at: Date
  paid_at: Date | null
}

export interface RefundsTable {
  id: string
  charge_id: string
  amount_paise: number
  reason: string
  status: 'pending' | 'succeeded' | 'failed'
  reference: string | null
  created_at: Date
  settled_at: Date | null
}

interface LedgerTransactionsTable {
  id: string
  charge_id: string
  refund_id: string | null
  at: Date
}

interface LedgerEntriesTable {
  id: Generated<number>
  transaction_id: string
  account: 'gateway' | 'club_sales'
  amount_paise: number
}

interface InvoiceCountersTable {
  series: string
  last_number: number
}

export interface InvoicesTable {
  id: string
  series: string
  number: number
  order_id: string | null
  charge_id: string | null
  user_id: string | null
  content: JSONColumnType<InvoiceContent>
  total_paise: number
  issued_at: Date
}

interface PaymentEventsTable {
  provider: 'stripe' | 'razorpay'
  event_id: string
  received_at: Date
}

interface LoyaltyAccountsTable {
  user_id: string
  points: Generated<number>
  earned: Generated<number>
}

export interface LoyaltyEntriesTable {
  id: string
  user_id: string
  points: number
  reason: 'order' | 'referral' | 'reward'
  order_id: string | null
  voucher_id: string | null
  created_at: Date
}

export interface VouchersTable {
  id: string
  user_id: string
  reward: RewardId
  status: Generated<'open' | 'used' | 'returned'>
  order_id: string | null
  idempotency_key: string | null
  created_at: Date
}

interface ReferralCodesTable {
  user_id: string
  code: string
}

interface ReferralsTable {
  user_id: string
  referrer_id: string | null
  order_id: string | null
  created_at: Date
}

export interface Tables {
  users: UsersTable
  sessions: SessionsTable
  accounts: AccountsTable
  verifications: VerificationsTable
  rate_limits: RateLimitsTable
  business: BusinessTable
  catalogue_items: CatalogueItemsTable
  service_areas: ServiceAreasTable
  closed_dates: ClosedDatesTable
  pickup_slots: PickupSlotsTable
  orders: OrdersTable
  order_lines: OrderLinesTable
  order_history: OrderHistoryTable
  order_figures: OrderFiguresTable
  last_orders: LastOrdersTable
  notifications: NotificationsTable
  letters: LettersTable
  push_subscriptions: PushSubscriptionsTable
  contact_messages: ContactMessagesTable
  garments: GarmentsTable
  order_garments: OrderGarmentsTable
  stray_pictures: StrayPicturesTable
  addresses: AddressesTable
  cards: CardsTable
  notification_settings: NotificationSettingsTable
  erasures: ErasuresTable
  plans: PlansTable
  subscriptions: SubscriptionsTable
  allowance_lots: AllowanceLotsTable
  allowance_uses: AllowanceUsesTable
  charges: ChargesTable
  refunds: RefundsTable
  ledger_transactions: LedgerTransactionsTable
  ledger_entries: LedgerEntriesTable
  payment_events: PaymentEventsTable
  invoice_counters: InvoiceCountersTable
  invoices: InvoicesTable
  loyalty_accounts: LoyaltyAccountsTable
  loyalty_entries: LoyaltyEntriesTable
  vouchers: VouchersTable
  referral_codes: ReferralCodesTable
  referrals: ReferralsTable
}
