/** Sets an order's status, by staff. */
import { statusesForHandOvers } from '#domain/orders/record/hand-over.ts'
import type { OrderStatus } from '#domain/orders/record/order-lifecycle.ts'
import { inTransaction, type Tx } from '../../../database/transaction.ts'
import { emit } from '../../../events/emit.ts'
import { AppError, say } from '../../../platform/app-error.ts'
import type { Deps } from '../../../platform/deps.ts'
import type { Person } from '../../../http/callers/session.ts'
import { handOversFromRow } from '../../../order/hand-overs.ts'
import { lockOrder, type LockedOrder } from '../../../order/locked-order.ts'
import { selectUndoableChanges, type OpenChange } from '../record/history.ts'
import { moveStatusInTransaction, type Moved, type StatusDeps } from './move-status.ts'
import { findOrder, type OrderRow } from '../record/orders-store.ts'
import { undoChangesBackTo } from './undo-status.ts'

interface Change {
  /** Why it was cancelled, or goes on although not all of it is packed, in words for the customer; kept in the history. */
  reason?: string | null
  /** When it happened, if that was before now: what follows from it is dated so. */
  at?: Date
}

/**
 * There is no ordering rule. The status it already has changes nothing. Back to
 * where it was before a change that can still be taken back is that: nothing is said of either.
 *
 * What its customer is notified of waits as long as the laundry has set, and so does what a card is asked
 * for or gets back.
 * @throws AppError `order_not_found`; `no_longer_changeable` for a status that only driven orders have
 */
export async function setStatus(
  deps: Deps,
  staff: Person,
  id: string,
  status: OrderStatus,
  change: Change = {},
): Promise<OrderRow> {
  const now = deps.clock()
  await inTransaction(deps.db, async (tx) => {
    const order = await lockOrder(tx, id)
    if (order.status === status) return
    refuseUnlessMet(order, status)
    const open = await selectUndoableChanges(tx, id, now)
    const { events } = await setStatusInTransaction(tx, deps, staff, order, status, {
      ...change,
      open,
      now,
    })
    await emit(tx, deps, ...events)
  })
  return (await findOrder(deps.db, { kind: 'id', id }))!
}

/**
 * @param order locked by `tx`, and in another status
 * @param change.open its latest changes, as far as they can be taken back, read since it is locked
 * @returns the order as it is then, and what happened
 */
export async function setStatusInTransaction(
  tx: Tx,
  deps: StatusDeps,
  staff: Person,
  order: LockedOrder,
  status: OrderStatus,
  { reason = null, open, now, at = now }: Change & { open: readonly OpenChange[]; now: Date },
): Promise<Moved> {
  return (
    (await undoChangesBackTo(tx, deps, staff, order, status, { open, now })) ??
    moveStatusInTransaction(tx, deps, staff, order, status, { reason, now, at })
  )
}

function refuseUnlessMet(order: LockedOrder, status: OrderStatus): void {
  if (statusesForHandOvers(handOversFromRow(order)).includes(status)) return
  throw new AppError('no_longer_changeable', say('notDriven', { number: order.number, status }))
}
