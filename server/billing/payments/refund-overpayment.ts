/** Returns an overpayment at the door, from the payment that exceeded the due amount. */
import type { Tx } from '../../database/transaction.ts'
import type { NewEvent } from '../../events/event-types.ts'
import type { Person } from '../../http/callers/session.ts'
import type { Deps } from '../../platform/deps.ts'
import type { LockedOrder } from '../../order/locked-order.ts'
import { orderEvent } from '../../order/order-event.ts'
import { requireWithinRefundCap } from '../refund-cap.ts'
import { refundOrderAmount } from './refund-order-amount.ts'

/**
 * @param order locked by `tx`
 * @param back.amountPaise at most what was paid beyond what the order costs
 * @returns what happened
 * @throws AppError `not_refundable` beyond what the person may give back in a day
 */
export async function refundOverpayment(
  tx: Tx,
  deps: Deps,
  staff: Person,
  order: LockedOrder,
  back: { paymentId: string; amountPaise: number; reason: string },
  { now, timeZone }: { now: Date; timeZone: string },
): Promise<NewEvent[]> {
  const { paymentId, amountPaise, reason } = back
  await requireWithinRefundCap(tx, staff, amountPaise, { now, timeZone })
  const input = { reason, by: staff.id, automaticOnly: false, only: paymentId }
  const { events, givenPaise } = await refundOrderAmount(tx, deps, order, amountPaise, input, now)
  const data = { amountPaise: givenPaise, goodwillPaise: 0 }
  return [...events, orderEvent('order.refunded', order, staff.id, now, data)]
}
