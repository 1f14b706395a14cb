/** A customer cancels an order that is not picked up yet. */
import { customerMayChange } from '#domain/order-lifecycle.ts'
import { inTransaction } from '../../database/transaction.ts'
import type { Deps } from '../../platform/deps.ts'
import { AppError } from '../../platform/app-error.ts'
import type { Person } from '../../http/session.ts'
import { notify } from '../../notifications/notifications/notify.ts'
import { notificationOfStatus, withdrawStatus } from './notify-of-status.ts'
import { refundOrder } from '../../billing/order-payments/refund-order.ts'
import { releaseSlot } from '../../catalog/slots/release-place.ts'
import { releaseDiscounts } from './discounts.ts'
import { openChanges } from './history.ts'
import { updateStatus } from './status-store.ts'
import { findOrder, type OrderRow } from './store.ts'
import { lockOwnOrder } from './own-order.ts'

/**
 * Cancels, gives back the place in the slot and what took something off it, and notifies its customer. Cancelling twice changes nothing more.
 * @throws AppError `order_not_found` (also for another customer's), `no_longer_changeable`
 */
export async function cancelOrder(deps: Deps, person: Person, id: string): Promise<OrderRow> {
  const now = deps.clock()
  await inTransaction(deps.db, async (tx) => {
    const order = await lockOwnOrder(tx, person, id)
    if (order.status === 'cancelled') return
    if (!customerMayChange(order.status))
      throw new AppError(
        'no_longer_changeable',
        'Your clothes are already with us, so this order can no longer be cancelled.',
      )
    await releaseDiscounts(tx, order, now)
    await releaseSlot(tx, order.slot_id)
    // What staff set a moment ago and still waits to be said is no longer so.
    for (const entry of await openChanges(tx, id, now)) await withdrawStatus(tx, order, entry, now)
    const by = { id: person.id, actor: 'customer' } as const
    const { order: cancelled, entryId } = await updateStatus(tx, order, 'cancelled', by, now)
    const entry = { id: entryId, status: 'cancelled', reason: null } as const
    await notify(tx, deps, notificationOfStatus(order, entry, 'customer', now))
    await refundOrder(tx, deps, cancelled, now)
  })
  return (await findOrder(deps.db, { kind: 'id', id }))!
}
