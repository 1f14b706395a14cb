/** The event of a refund once it is sent or handed over, and the refund's reason. */
import type { PaymentMethod } from '#domain/orders/record/order-choices.ts'
import type { OrderMoney } from '#domain/orders/order-money.ts'
import type { Db } from '../../database/transaction.ts'
import type { NewEvent } from '../../events/event-types.ts'
import type { LockedOrder } from '../../order/locked-order.ts'
import { orderEvent } from '../../order/order-event.ts'
import { findRefund } from './store.ts'

/** @param money what the order comes to with all that is given back */
export function refundMadeEvent(
  order: LockedOrder,
  share: { refundId: string; method: PaymentMethod; amountPaise: number },
  { chargedPaise, duePaise }: OrderMoney,
  by: string | null,
  at: Date,
): NewEvent {
  const data = { ...share, status: order.status, chargedPaise, duePaise }
  return orderEvent('order.refund_made', order, by, at, data)
}

/** Why it was given back, in words for its customer; null for no such refund. */
export async function findRefundReason(db: Db, refundId: string): Promise<string | null> {
  return (await findRefund(db, refundId))?.reason ?? null
}
