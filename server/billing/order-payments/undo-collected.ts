/** What a driver collected is taken back with their completion, unless its mark was taken back already. */
import type { Tx } from '../../database/transaction.ts'
import type { Deps } from '../../platform/deps.ts'
import type { Person } from '../../http/session.ts'
import { findPayment } from './store.ts'
import { undoPayment } from './undo-payment.ts'

/**
 * The order must be locked.
 * @throws AppError `not_undoable` once some of it was given back
 */
export async function undoCollected(
  tx: Tx,
  deps: Deps,
  staff: Person,
  orderId: string,
  paymentId: string,
): Promise<void> {
  const payment = await findPayment(tx, paymentId)
  if (payment?.status !== 'undone')
    await undoPayment({ ...deps, db: tx }, staff, orderId, paymentId)
}
