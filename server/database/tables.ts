/** The rows of every table, as SQL returns them; mapped to the domain's words in each store.ts. */
import type { ColumnType, Generated, JSONColumnType } from 'kysely'
import type { InquiryType } from '#contract/contact.ts'
import type { ServiceId } from '#domain/catalogue.ts'
import type { GarmentCategory, GarmentCondition } from '#domain/garments.ts'
import type { OrderStatus } from '#domain/order-lifecycle.ts'
import type { BusinessHours } from '#domain/slots.ts'

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
  notifications: NotificationsTable
  contact_messages: ContactMessagesTable
  garments: GarmentsTable
  order_garments: OrderGarmentsTable
  stray_pictures: StrayPicturesTable
}
