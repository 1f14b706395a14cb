/** Assigns photos to an order for use elsewhere, such as in a proposal. */
import type { Tx } from '../../../database/transaction.ts'
import { AppError, say } from '../../../platform/app-error.ts'
import { attachPhotosToOrder, lockPhotosForOrder } from './pieces-store.ts'

/**
 * Those of the order's bags and items stay what they are; those that somebody just sent are the order's from then on, of
 * no bag or item. The order is locked.
 * @throws AppError `not_found` for one of another order, one that somebody else sent, and one that is gone
 */
export async function assignPhotosToOrder(
  tx: Tx,
  orderId: string,
  staffId: string,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return
  const found = await lockPhotosForOrder(tx, orderId, staffId, ids)
  if (found.length < new Set(ids).size) throw new AppError('not_found', say('photoGone'))
  const sent = found.filter(({ order_id }) => order_id === null)
  await attachPhotosToOrder(
    tx,
    orderId,
    sent.map(({ id }) => id),
  )
}
