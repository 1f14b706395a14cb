/** Undoes a driver's collected payment with its completion, unless it was undone already. */
import type { Tx } from '../../database/transaction.ts'
import type { Person } from '../../http/callers/session.ts'
import type { NewEvent } from '../../events/event-types.ts'
import type { Deps } from '../../platform/deps.ts'
import type { LockedOrder } from '../../order/locked-order.ts'
import { findPayment } from './store.ts'
import { undoPaymentInTransaction } from './undo-payment.ts'

/**
 * @param order locked by `tx`
 * @returns the order as it is then, and what happened
 * @throws AppError `not_undoable` once some of it was given back or handed in, and of another day for who can't give back
 */
export async function undoCollectedPaymentInTransaction(
  tx: Tx,
  deps: Pick<Deps, 'laundry' | 'clock'>,
  staff: Person,
  order: LockedOrder,
  paymentId: string,
  now: Date,
): Promise<{ order: LockedOrder; events: NewEvent[] }> {
  const payment = (await findPayment(tx, paymentId))!
  return payment.status === 'undone'
    ? { order, events: [] }
    : undoPaymentInTransaction(tx, deps, staff, order, payment, now)
}
