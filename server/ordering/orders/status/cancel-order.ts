/** Cancels an order before pickup, by its customer. */
import type { Asker } from '#domain/people/permissions.ts'
import { canCustomerChange } from '#domain/orders/record/order-lifecycle.ts'
import { inTransaction } from '../../../database/transaction.ts'
import { emit } from '../../../events/emit.ts'
import type { Deps } from '../../../platform/deps.ts'
import { AppError, say } from '../../../platform/app-error.ts'
import { orderEvent } from '../../../order/order-event.ts'
import { refundOrder } from '../../../billing/payments/refund-order.ts'
import { releaseSlotAndWindow } from '../../../catalog/slots/release-slot.ts'
import { releaseDiscounts } from '../pricing/discounts.ts'
import { selectUndoableChanges } from '../record/history.ts'
import { updateOrderStatus } from './status-store.ts'
import { findOrder, type OrderRow } from '../record/orders-store.ts'
import { lockOwnOrder } from '../record/own-order.ts'

/**
 * Cancels, gives back its places and what took something off it. Cancelling twice changes nothing more.
 * @throws AppError `order_not_found` (also for another customer's), `no_longer_changeable`
 */
export async function cancelOrder(deps: Deps, person: Asker, id: string): Promise<OrderRow> {
  const now = deps.clock()
  await inTransaction(deps.db, async (tx) => {
    const order = await lockOwnOrder(tx, person, id)
    if (order.status === 'cancelled') return
    if (!canCustomerChange(order.status))
      throw new AppError('no_longer_changeable', say('pickedUpNoCancel'))
    await releaseDiscounts(tx, order, now)
    await releaseSlotAndWindow(tx, order)
    // What staff set a moment ago and still waits to be said is no longer so.
    const open = await selectUndoableChanges(tx, id, now)
    const by = { id: person.id, actor: 'customer' } as const
    const { order: cancelled, entryId } = await updateOrderStatus(tx, order, 'cancelled', by, now)
    await refundOrder(tx, deps, cancelled, now)
    const overtakes = open.map((entry) => ({ id: entry.id, status: entry.status }))
    const data = { entryId, overtakes }
    await emit(tx, deps, orderEvent('order.cancelled', order, person.id, now, data))
  })
  return (await findOrder(deps.db, { kind: 'id', id }))!
}
