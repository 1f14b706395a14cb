/** Staff took what was due of an order, in cash or by UPI. */
import { receivedNotification } from '#domain/order-payments.ts'
import { orderNotFound } from '../../http/not-found.ts'
import { madeBefore } from '../../audit/record-audit.ts'
import { inTransaction, type Tx } from '../../database/transaction.ts'
import type { Deps } from '../../platform/deps.ts'
import type { Person } from '../../http/session.ts'
import { postToLedger } from '../ledger/post-to-ledger.ts'
import { newId } from '../../platform/ids.ts'
import { recordOutcomes, type Outcome } from '../../notifications/notifications/record-outcomes.ts'
import { payerNotification } from './notify-payer.ts'
import { ACCOUNT_OF } from './refund-amount.ts'
import { requireDue } from './require-due.ts'
import { lockOrder, type LockedOrder } from '../locked-order.ts'
import { hasPendingPayment, withPaidDue } from './store.ts'
import type { TakenByHand } from '#domain/order-choices.ts'

interface Taken {
  method: TakenByHand
  /** What staff saw as due, in rupees; only compared. */
  amount?: number | undefined
}

/** @throws AppError `order_not_found`, `nothing_due`, `price_changed`, `payment_pending` */
export function markPaid(deps: Deps, staff: Person, orderId: string, taken: Taken): Promise<void> {
  const now = deps.clock()
  return inTransaction(deps.db, async (tx) => {
    const order = await lockOrder(tx, orderId)
    if (!order) throw orderNotFound()
    const isCardAsked = await hasPendingPayment(tx, orderId)
    const paid = await markPaidIn(tx, staff, order, taken, { isCardAsked, now, at: now })
    await recordOutcomes(tx, deps, [paid.outcome])
  })
}

/**
 * @param order locked by `tx`
 * @param when.isCardAsked whether a payment by card is under way, read since the order is locked
 * @param when.at when it was handed over, if that was before now
 * @returns the payment's id, the order as it is then, and what is to be said of it
 * @throws AppError `nothing_due`, `price_changed`, `payment_pending`
 */
export async function markPaidIn(
  tx: Tx,
  staff: Person,
  order: LockedOrder,
  { method, amount }: Taken,
  { isCardAsked, now, at }: { isCardAsked: boolean; now: Date; at: Date },
): Promise<{ paymentId: string; order: LockedOrder; outcome: Outcome }> {
  const duePaise = requireDue(order, amount, isCardAsked)
  const id = newId(now)
  const row = {
    id,
    order_id: order.id,
    method,
    amount_paise: duePaise,
    status: 'succeeded',
    taken_by: staff.id,
    created_at: now,
    paid_at: at,
  } as const
  await postToLedger(
    withPaidDue(tx, row),
    { orderPaymentId: id },
    { amountPaise: duePaise, into: ACCOUNT_OF[method], of: 'order_sales' },
    at,
  )
  const text = receivedNotification(order.number, duePaise, method)
  return {
    paymentId: id,
    order: { ...order, paid_paise: order.paid_paise + duePaise },
    outcome: {
      notification: payerNotification(order, `payment:${id}:paid`, text, now, 'paid'),
      audit: {
        actorId: staff.id,
        subject: { type: 'order', id: order.id },
        kind: 'order.marked_paid',
        params: { number: order.number, amountPaise: duePaise, method },
        details: { paymentId: id, method, amountPaise: duePaise, ...madeBefore(now, at) },
        at: now,
      },
    },
  }
}
