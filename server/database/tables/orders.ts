/** The rows of orders, their totals and their invoices. */
import type { PriceBasis } from '#domain/catalogue/price-basis.ts'
import type { ChargeStatus, PaymentStatus } from '#domain/payments/order-payments.ts'
import type { Generated, JSONColumnType } from 'kysely'
import type { Address } from '#domain/orders/address-parts.ts'
import type { Adjustment } from '#domain/discounts/adjustments.ts'
import type { BookingPart, PartChange } from '#domain/orders/booking-change.ts'
import type { CarePreferences } from '#domain/catalogue/care-preferences.ts'
import type { ServiceId, Unit } from '#domain/catalogue/catalogue.ts'
import type { HandOver } from '#domain/orders/record/hand-over.ts'
import type { InvoiceContent } from '#domain/invoices/invoice.ts'
import type { OrderStatus, Actor } from '#domain/orders/record/order-lifecycle.ts'
import type { CalendarDate } from './calendar-date.ts'
import type { PaymentMethod, DeliveryPreference } from '#domain/orders/record/order-choices.ts'

export interface OrdersTable {
  id: string
  number: string
  user_id: string
  status: Generated<OrderStatus>
  slot_id: string
  estimated_delivery_at: Date
  /** At the counter: without an address, and in no place of a slot or a window. */
  pickup_hand_over: Generated<HandOver>
  delivery_hand_over: Generated<HandOver>
  address: string
  delivery_address: string
  /** The same in parts; null where it came as one text. */
  address_parts: JSONColumnType<Address | null, string | null | undefined, string | null>
  delivery_address_parts: JSONColumnType<Address | null, string | null | undefined, string | null>
  /** Who is at the door instead of the customer; both empty where it is the customer. */
  door_name: Generated<string>
  door_phone: Generated<string>
  delivery_preference: DeliveryPreference
  /** The day asked for with `scheduled`; null for the standard promise. */
  delivery_date: CalendarDate | null
  /** The window it comes back in; null in orders from before, and where the promise lies outside of all. */
  delivery_slot_id: Generated<string | null>
  payment_method: PaymentMethod
  /** At whose prices it is; on account, it pays. Null for a person's own. */
  company_id: string | null
  special_instructions: string
  preferences: JSONColumnType<CarePreferences, string | undefined, string>
  card_id: string | null
  card_brand: string | null
  card_last4: string | null
  /** When its customer last chose how to pay it; null for how it was placed. */
  payment_chosen_at: Date | null
  /** The lines, and the least charge where there was one. */
  items_paise: number
  /** What washing by weight was charged at least when it was placed; 0 for no least charge. */
  least_kilograms: Generated<number>
  /** Which of an item's prices it is charged. */
  price_basis: Generated<PriceBasis>
  express_fee_paise: number
  /** What the Laundry Club covered. */
  covered_paise: Generated<number>
  discount_paise: Generated<number>
  /** What was taken off, by whom: together covered and discount. */
  adjustments: JSONColumnType<Adjustment[], string | undefined, string>
  total_paise: number
  /** What its customer agreed to pay; null in orders from before, and until a bag is counted. */
  agreed_paise: Generated<number | null>
  /** How much more may be charged without asking them, and whether they named that sum. */
  tolerance_paise: Generated<number | null>
  tolerance_chosen: Generated<boolean>
  /** Until when its customer's answer to a proposal is waited for; null while nothing is asked. */
  asked_until: Generated<Date | null>
  list_paise: number
  pieces: number
  /** Whether it has lines and a price; else these are made at intake, of clothes for `bag_services`. */
  counted: Generated<boolean>
  /** Whether something of it was counted in. */
  has_units: Generated<boolean>
  /** What it was taken for without a list; empty where its items were listed. */
  bag_services: JSONColumnType<ServiceId[], string | undefined, string>
  /** What was taken off the total later, by giving money back. */
  goodwill_paise: Generated<number>
  /** Payments less what was given back of them. */
  paid_paise: Generated<number>
  /** What was given back of them, or is on its way. */
  refunded_paise: Generated<number>
  paid_at: Date | null
  rating: number | null
  rating_comment: string | null
  /** Whether the customer agreed that the comment is shown with their first name. */
  rating_quotable: Generated<boolean>
  idempotency_key: string | null
  request_hash: string | null
  created_at: Date
  completed_at: Date | null
  /** The order that it was a part of. */
  split_from: Generated<string | null>
}

export interface OrderPaymentsTable {
  id: string
  order_id: string
  method: PaymentMethod
  amount_paise: number
  refunded_paise: Generated<number>
  status: PaymentStatus
  card_brand: string | null
  card_last4: string | null
  card_token: string | null
  reference: string | null
  failure_message: string | null
  taken_by: string | null
  created_at: Date
  paid_at: Date | null
  payer_waits_until: Date | null
}

export interface OrderRefundsTable {
  id: string
  payment_id: string
  amount_paise: number
  reason: string
  status: ChargeStatus
  reference: string | null
  failure_message: string | null
  given_by: string | null
  created_at: Date
  settled_at: Date | null
}

export interface OrderGoodwillTable {
  id: string
  order_id: string
  amount_paise: number
  /** Where a percentage was given. */
  percent: Generated<number | null>
  /** What the same person handed back of it at once. */
  handed_paise: Generated<number>
  /** What its customer reads. */
  reason: string
  given_by: string | null
  created_at: Date
}

export interface OrderLinesTable {
  order_id: string
  position: number
  item_id: string
  service: ServiceId
  name: string
  unit: Unit
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
  event:
    | 'placed'
    | 'status'
    | 'rescheduled'
    | 'changed'
    | 'counted'
    | 'split'
    | 'visit_failed'
    | 'delivery_moved'
    | 'proposed'
    | 'kept'
  status: OrderStatus
  /** The slot that was booked, or the window that the delivery was moved to; null where the entry is about something else. */
  slot_id: string | null
  /** What staff wrote to the customer about it. */
  reason: Generated<string | null>
  /** Totals before and after; only of `changed`. */
  from_paise: Generated<number | null>
  to_paise: Generated<number | null>
  /** What of the booking was changed; null where staff changed the items. */
  changed_parts: JSONColumnType<BookingPart[] | null, string | null | undefined, never>
  /** From what to what, for staff; emptied with its customer. */
  changes: JSONColumnType<PartChange[] | null, string | null | undefined, null>
  actor_id: string | null
  actor: Actor
  at: Date
  /** Of a change by staff: the status before it, and since when the order had been completed. */
  from_status: Generated<OrderStatus | null>
  completed_before: Generated<Date | null>
  /** Until then what it says to the customer waits; null where nothing waited. */
  waits_until: Generated<Date | null>
  /** The entry that this one takes back. */
  takes_back: Generated<number | null>
}

export interface OrderTotalsTable {
  shard: number
  total_orders: number
  completed_orders: number
  cancelled_orders: number
  completed_paise: number
}

/** What is searched of an order, kept by triggers. */
export interface OrderSearchTable {
  order_id: string
  /** In lower case. */
  customer: string
  words: string
}

/** The sums over all shards are a day's. */
export interface OrderDaysTable {
  day: CalendarDate
  shard: number
  orders: number
  revenue_paise: number
  completed: Generated<number>
  delivered: Generated<number>
  on_time: Generated<number>
}

export interface ServiceDaysTable {
  day: CalendarDate
  service: ServiceId
  shard: number
  kilograms: number
  amount_paise: number
}

/** What was paid; the sums over all shards are a day's. */
export interface PaymentDaysTable {
  day: CalendarDate
  /** Charges of the Laundry Club are their own. */
  way: PaymentMethod | 'club'
  shard: number
  paise: number
}

/** The days on which a customer placed orders that stand, in their order. */
export interface CustomerDaysTable {
  user_id: string
  days: Generated<string[]>
}

/** How many customers ordered on a day who had last ordered on the other. */
export interface OrderingDaysTable {
  day: CalendarDate
  /** `-infinity`: they had never ordered before. */
  previous_day: CalendarDate
  customers: number
}

export interface LastOrdersTable {
  user_id: string
  ordered_at: Date
}

export interface InvoiceCountersTable {
  series: string
  last_number: number
}

export interface CreditNotesTable {
  id: string
  series: string
  number: number
  invoice_id: string
  order_id: string | null
  user_id: string | null
  content: JSONColumnType<InvoiceContent>
  total_paise: number
  /** Whether nothing of the invoice stands any more. */
  ends_invoice: Generated<boolean>
  issued_at: Date
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
