/** The rows of the laundry itself: its facts, catalogue, areas, slots, and what it is written. */
import type { Generated, JSONColumnType } from 'kysely'
import type { InquiryType, InquiryStatus } from '#domain/help/inquiries.ts'
import type { ServiceId, Unit } from '#domain/catalogue/catalogue.ts'
import type { UsefulLife } from '#domain/help/claims.ts'
import type { BusinessHours } from '#domain/slots/business-hours.ts'
import type { CountLevel, CountLevels } from '#domain/orders/count-levels.ts'
import type { Marketing } from '#domain/settings/marketing.ts'
import type { SlotCapacities } from '#domain/slots/slots.ts'
import type { SacCodes, TaxStanding } from '#domain/settings/tax-standing.ts'
import type { CalendarDate } from './calendar-date.ts'

/** The fields that were set, by setting. */
type KeptSettings = Readonly<Record<string, Readonly<Record<string, unknown>>>>

export interface BusinessTable {
  id: number
  name: string
  phone: string
  email: string
  address: string
  time_zone: string
  hours: JSONColumnType<BusinessHours>
  slot_capacities: JSONColumnType<SlotCapacities>
  /** How many deliveries fit into a window. */
  delivery_places: Generated<number>
  express_fee_paise: number
  /** What washing by weight is charged at least; 0 for no least charge. */
  least_kilograms: Generated<number>
  /** Whether the counter and orders by phone charge the online price too. */
  online_price_everywhere: Generated<boolean>
  /** The services that customers may send a bag for, without listing what is in it. */
  bag_services: JSONColumnType<ServiceId[], string | undefined, string>
  /** How far clothes are counted in, and of services that have a level of their own. */
  count_level: Generated<CountLevel>
  service_count_levels: JSONColumnType<CountLevels['services'], string | undefined>
  /** The person who hears complaints; empty until the laundry names one. */
  complaints_officer: Generated<string>
  /** How they are reached; empty where the laundry's own contact stands. */
  complaints_email: Generated<string>
  complaints_phone: Generated<string>
  tax_standing: Generated<TaxStanding>
  /** Empty where the laundry is not registered. */
  gstin: Generated<string>
  tax_percent: Generated<number>
  /** The SAC of every service without its own. */
  sac_code: Generated<string>
  service_sac_codes: JSONColumnType<SacCodes['services'], string | undefined>
  /** How many orders a customer without a completed one may have under way. */
  new_customer_orders: Generated<number>
  /** How large one order can be. */
  limit_kilograms: Generated<number>
  limit_pieces_of_item: Generated<number>
  limit_pieces: Generated<number>
  limit_items: Generated<number>
  limit_bags: Generated<number>
  /** What one customer may place within an hour, and save. */
  limit_orders_per_hour: Generated<number>
  limit_addresses: Generated<number>
  limit_garments: Generated<number>
  /** How long the messages of a status change wait, so that it can be taken back in silence. */
  message_wait_seconds: Generated<number>
  /** The numbers and testimonials of the public pages. */
  marketing: JSONColumnType<Marketing, string | undefined>
  /** Whether they show what the orders say instead. */
  marketing_from_orders: Generated<boolean>
  /** Since when those who run the laundry are to sign in with a second factor; null where they need not. */
  strong_sign_in_since: Generated<Date | null>
  /** How long things last, which claims rest on. */
  useful_lives: JSONColumnType<UsefulLife[], string | undefined>
  /** For how many days photos of a claim stay after its order is over. */
  claim_photo_days: Generated<number>
  /** Declared settings that have no column of their own, by their keys. */
  settings: JSONColumnType<KeptSettings, string | undefined>
}

export interface CatalogueItemsTable {
  id: string
  service: ServiceId
  name: string
  unit: Unit
  list_price_paise: number
  online_price_paise: number | null
  position: number
  active: Generated<boolean>
}

export interface ServiceAreasTable {
  pin: string
}

/** What items cost from a day on; gone once that day has begun. */
export interface UpcomingPricesTable {
  item_id: string
  valid_from: CalendarDate
  list_price_paise: number
  online_price_paise: number | null
}

export interface ClosedDatesTable {
  closed_date: CalendarDate
  reason: Generated<string>
  reason_shown: Generated<boolean>
}

export interface PickupSlotsTable {
  id: string
  starts_at: Date
  ends_at: Date
  capacity: number | null
  booked: Generated<number>
}

/** A window in which clothes come back, named as a slot is; there is a row once an order was promised in it. */
export interface DeliveryWindowsTable {
  id: string
  booked: Generated<number>
}

export interface ContactMessagesTable {
  id: string
  name: string
  email: string
  phone: Generated<string>
  subject: string
  message: string
  inquiry_type: InquiryType
  user_id: string | null
  status: Generated<InquiryStatus>
  idempotency_key: string | null
  request_hash: string | null
  created_at: Date
}
