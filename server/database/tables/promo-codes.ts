/** The rows of promo codes and of the orders that used them. */
import type { Generated, JSONColumnType } from 'kysely'
import type { CalendarDate } from './calendar-date.ts'

export interface PromoCodesTable {
  id: string
  /** In capitals, without spaces. */
  code: string
  /** A share, or else a sum. */
  percent: number | null
  off_paise: number | null
  least_paise: number
  /** Empty for all. */
  services: JSONColumnType<string[]>
  first_order_only: boolean
  /** The first and the last day on which it may be used, in the laundry's time zone. */
  from_date: CalendarDate | null
  until_date: CalendarDate | null
  max_uses: number | null
  max_uses_per_customer: number | null
  with_voucher: boolean
  active: Generated<boolean>
  created_at: Date
}

export interface PromoUsesTable {
  order_id: string
  code_id: string
  /** What it takes off. */
  paise: number
  /** When the order was cancelled or changed, so that it is given back; null while it counts. */
  released_at: Date | null
}
