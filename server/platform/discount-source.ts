/**
 * The interface of a discount source: it offers, claims when an order is placed, and releases when it is cancelled.
 */
import type { Candidate, Discount } from '#domain/discounts/adjustments.ts'
import type { Db, Tx } from '../database/transaction.ts'

/** What is known of an order that is being priced. */
export interface AskedDiscount {
  /** Null for a visitor. */
  userId: string | null
  /** What its customer typed to get something off; empty for nothing. */
  code: string
  /** For how many seconds no code is looked for; 0 when this one is. */
  codeWaits: number
  now: Date
  /** The laundry's. */
  timeZone: string
  /** Whether nobody else can use it until the transaction ends. */
  lock: boolean
}

/** What there is for one order. */
export interface OpenDiscount<Use = unknown> {
  discount: Discount<Use>
  /** What its customer typed for it, as it is written; left out where they typed nothing. */
  code?: string
  /**
   * Takes what the order uses; it was read with `lock` in the same transaction.
   * @param use null where it uses nothing; what a changed order had used before is given back then
   */
  claim(tx: Tx, orderId: string, use: Use | null): Promise<void>
}

/** An order that has been stored. */
export interface AdjustedOrder {
  id: string
  user_id: string
}

/** A line of an order that pieces of are free. */
export interface CoveredLine {
  position: number
  service: string
  unit_price_paise: number
  covered_quantity: number
}

export interface DiscountSource<Use = unknown> {
  source: string
  /** What an order placed now could use; null for nothing. */
  open(db: Db, asked: AskedDiscount): Promise<OpenDiscount<Use> | null>
  /** What an order whose lines change could use: what it has itself, as though it were given back. */
  reopen(
    db: Db,
    order: AdjustedOrder,
    how: Pick<AskedDiscount, 'now' | 'lock'>,
  ): Promise<OpenDiscount<Use> | null>
  /** Gives back what a cancelled order used. A second time gives nothing back. */
  release(tx: Tx, order: AdjustedOrder, now: Date): Promise<void>
  /**
   * Takes it again for an order that goes on after all.
   * @param had what it took off
   * @returns what it takes off now, at most as much; null for nothing
   */
  reclaim(
    tx: Tx,
    order: AdjustedOrder,
    had: { paise: number; lines: readonly CoveredLine[] },
    now: Date,
  ): Promise<Pick<Candidate<Use>, 'paise' | 'coveredQuantities'> | null>
}
