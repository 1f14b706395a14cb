/** Staff set any status on any order; it is recorded, and its customer notified. */
import type { OrderStatus } from '#domain/order-lifecycle.ts'
import { inTransaction } from '../../database/transaction.ts'
import type { Deps } from '../../platform/deps.ts'
import type { Person } from '../../http/session.ts'
import { moveStatus } from './move-status.ts'
import { orderNotFound } from '../../http/not-found.ts'
import { findOrder, lockOrder, type OrderRow } from './store.ts'
import { takeBackTo } from './undo-status.ts'

/**
 * There is no ordering rule (product section 3). The status it already has changes nothing. Back to
 * where it was before a change that can still be taken back is that: nothing is said of either.
 *
 * What its customer is told waits as long as the laundry has set, and so does what a card is asked
 * for or gets back.
 * @param change.reason why it was cancelled, in words for the customer; kept in the history
 * @param change.at when it happened, if that was before now: what follows from it is dated so
 * @throws AppError `order_not_found`
 */
export async function setStatus(
  deps: Deps,
  staff: Person,
  id: string,
  status: OrderStatus,
  { reason = null, at }: { reason?: string | null; at?: Date } = {},
): Promise<OrderRow> {
  const now = deps.clock()
  await inTransaction(deps.db, async (tx) => {
    const order = await lockOrder(tx, id)
    if (!order) throw orderNotFound()
    if (order.status === status) return
    if (await takeBackTo(tx, deps, staff, order, status, now)) return
    await moveStatus(tx, deps, staff, order, status, { reason, now, at: at ?? now })
  })
  return (await findOrder(deps.db, { kind: 'id', id }))!
}
