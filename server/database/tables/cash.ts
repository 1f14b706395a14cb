/** The cash that people have on them, what they hand in, and what is counted of it. */
import type { Generated } from 'kysely'
import type { CashPlace } from '#domain/cash/till.ts'

export interface CashMovementsTable {
  id: string
  person_id: string | null
  kind: 'collected' | 'undone' | 'refunded'
  place: CashPlace
  /** What the person has more; below 0 for what was undone or given back. */
  paise: number
  /** Of an order, or else of a company. */
  order_payment_id: string | null
  company_payment_id: string | null
  order_refund_id: string | null
  at: Date
}

export interface CashHandInsTable {
  id: string
  person_id: string | null
  /** All that the person had on them. */
  expected_paise: number
  /** What they said they hand in. */
  paise: number
  reason: Generated<string>
  note: Generated<string>
  at: Date
}

export interface CashCountsTable {
  id: string
  hand_in_id: string
  /** The count that this one takes the place of; null for the first. */
  corrects: string | null
  paise: number
  reason: Generated<string>
  counted_by: string | null
  at: Date
}
