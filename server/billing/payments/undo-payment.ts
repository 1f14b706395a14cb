/** Undoes a payment that staff marked by mistake. */
import { isRefundedAutomatically } from '#domain/payments/order-payments.ts'
import { notFound } from '../../http/answers/not-found.ts'
import { inTransaction, type Tx } from '../../database/transaction.ts'
import { emit } from '../../events/emit.ts'
import type { NewEvent } from '../../events/event-types.ts'
import type { Deps } from '../../platform/deps.ts'
import { AppError, say } from '../../platform/app-error.ts'
import type { Person } from '../../http/callers/session.ts'
import { requireCashNotHandedIn, requirePaymentOfToday } from '../cash/undoable.ts'
import { withCashMovementUndone } from '../cash/with-cash-movement.ts'
import { postToLedger } from '../ledger/post-to-ledger.ts'
import { orderEvent } from '../../order/order-event.ts'
import { ACCOUNT_OF } from './refund-order-amount.ts'
import { lockOrder, type LockedOrder } from '../../order/locked-order.ts'
import { findPayment, updatePaidAmount, updatePayment, type PaymentRow } from './store.ts'

/**
 * The payment stays in the list as undone. A card's or an account's can't be undone, only given back, and so what was
 * handed in. Whoever can't give back undoes the payments of today alone.
 * @throws AppError `order_not_found`, `not_found`, `not_undoable`
 */
export function undoPayment(
  deps: Deps,
  staff: Person,
  orderId: string,
  paymentId: string,
): Promise<void> {
  const now = deps.clock()
  return inTransaction(deps.db, async (tx) => {
    const order = await lockOrder(tx, orderId)
    const payment = await findPayment(tx, paymentId)
    if (!payment || payment.order_id !== orderId) throw notFound('payment')
    const { events } = await undoPaymentInTransaction(tx, deps, staff, order, payment, now)
    await emit(tx, deps, ...events)
  })
}

/**
 * @param order locked by `tx`
 * @param payment of the order, read since it is locked
 * @returns the order as it is then, and what happened
 * @throws AppError `not_undoable`
 */
export async function undoPaymentInTransaction(
  tx: Tx,
  deps: Pick<Deps, 'laundry' | 'clock'>,
  staff: Person,
  order: LockedOrder,
  { id, method, status, amount_paise: amountPaise, refunded_paise, created_at }: PaymentRow,
  now: Date,
): Promise<{ order: LockedOrder; events: NewEvent[] }> {
  if (isRefundedAutomatically(method)) throw new AppError('not_undoable', say('onlyRefunded'))
  if (status !== 'succeeded') throw new AppError('not_undoable', say('paymentUndone'))
  if (refunded_paise > 0) throw new AppError('not_undoable', say('paymentPartlyRefunded'))
  await requirePaymentOfToday(deps, staff, created_at)
  const personId =
    method === 'cash' ? await requireCashNotHandedIn(tx, staff, 'order_payment_id', id) : null
  await updatePayment(tx, id, { status: 'undone' })
  await postToLedger(
    method === 'cash'
      ? withCashMovementUndone(tx, 'order_payment_id', { paymentId: id, personId }, now)
      : tx,
    { orderPaymentId: id, undoes: true },
    { amountPaise: -amountPaise, into: ACCOUNT_OF[method], of: 'order_sales' },
    now,
  )
  const data = { paymentId: id, method, amountPaise }
  return {
    order: await updatePaidAmount(tx, order, now),
    events: [orderEvent('order.payment_undone', order, staff.id, now, data)],
  }
}
