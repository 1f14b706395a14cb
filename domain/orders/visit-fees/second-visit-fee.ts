// Fee of a second visit: charged where the customer was why the first one failed.
import type { Paise } from '../../base/money.ts'
import type { FailureReason } from '../../run-sheet/failed-visit.ts'
import type { PaymentMethod } from '../record/order-choices.ts'
import { isVisitOnTime, type VisitWindow } from './missed-window.ts'

/**
 * Reasons that are the customer's doing. Who asked us to come later was there and said so, and what a rider tells in
 * own words can't be judged by a rule: neither costs anything.
 */
const CUSTOMERS_DOING: ReadonlySet<FailureReason> = new Set([
  'nobody_there',
  'not_ready',
  'wrong_address',
  'refused',
  'gate_closed',
])

export type FailedVisit = {
  readonly failureReason: FailureReason | null
  readonly visitedAt: Date
  /** The hours that the customer was promised; null for none. */
  readonly window: VisitWindow | null
  readonly paymentMethod: PaymentMethod
}

/**
 * What the next visit costs after a failed one; 0 for nothing. A rider who came outside the promised hours is no
 * reason to charge, and where a company pays, who is at the door doesn't decide what it pays.
 * @param feePaise the laundry's fee of a second visit; 0 for none
 */
export function secondVisitFee(visit: FailedVisit, feePaise: Paise): Paise {
  const { failureReason, visitedAt, window, paymentMethod } = visit
  if (paymentMethod === 'account' || failureReason === null || window === null) return 0
  if (!CUSTOMERS_DOING.has(failureReason) || !isVisitOnTime(visitedAt, window)) return 0
  return feePaise
}
