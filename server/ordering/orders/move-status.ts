/** Moves an order to another status, with everything that goes with it. */
import { STATUS_LABELS, type OrderStatus } from '#domain/order-lifecycle.ts'
import { madeBefore, recordAudit } from '../../audit/record-audit.ts'
import type { Tx } from '../../database/transaction.ts'
import type { Deps } from '../../platform/deps.ts'
import { countCleanings, uncountCleanings } from '../garments/count-cleanings.ts'
import type { Person } from '../../http/session.ts'
import { settleRevenue } from '../../billing/order-payments/settle-revenue.ts'
import { settleStatus, settleSums } from '../../billing/order-payments/settle-status.ts'
import { releaseSlot, reserveSlotAgain } from '../../catalog/slots/release-place.ts'
import { notifyOfStatus } from './notify-of-status.ts'
import { releaseDiscounts, retakeDiscounts } from './discounts.ts'
import { openChanges } from './history.ts'
import { updateStatus, type Before } from './status-store.ts'
import type { lockOrder } from './store.ts'

export type LockedOrder = NonNullable<Awaited<ReturnType<typeof lockOrder>>>

interface Move {
  reason: string | null
  now: Date
  /** When it happened; what follows from it is dated so. */
  at: Date
  /** The change that this takes back, and whether its customer never heard of it. */
  takesBack?: NonNullable<Before['takesBack']> & { inSilence: boolean }
}

/**
 * What its customer is told waits as long as the laundry has set, and so does what a card is asked for
 * or gets back; what takes a change back doesn't wait, and can't be taken back itself.
 * @param order locked by `tx`, and in another status
 */
export async function moveStatus(
  tx: Tx,
  deps: Deps,
  staff: Person,
  order: LockedOrder,
  status: OrderStatus,
  { reason, now, at, takesBack }: Move,
): Promise<void> {
  const { id } = order
  const wasCancelled = order.status === 'cancelled'
  if (status === 'cancelled') {
    await releaseDiscounts(tx, order, now)
    await releaseSlot(tx, order.pickup_date, order.pickup_time)
  }
  if (wasCancelled) {
    await retakeDiscounts(tx, order, now)
    await reserveSlotAgain(tx, order.pickup_date, order.pickup_time)
  }
  const { entryId, waitSeconds } = await updateStatus(
    tx,
    id,
    status,
    { id: staff.id, actor: 'staff' },
    at,
    reason,
    { now, from: order.status, completedAt: order.completed_at, ...(takesBack && { takesBack }) },
  )
  if (status === 'completed') await countCleanings(tx, id, at)
  if (order.status === 'completed') await uncountCleanings(tx, id)
  // An order that is not completed any more has no invoice that stands and gives no points.
  if (status === 'completed' || status === 'cancelled' || order.status === 'completed')
    await settleRevenue(tx, deps, id, now, { at })
  if (!takesBack?.inSilence)
    await notifyOfStatus(tx, deps, order, { id: entryId, status, reason }, 'staff', now)
  if (wasCancelled) await settleSums(tx, id, now)
  if (waitSeconds > 0)
    await deps.jobs.enqueueAfter(tx, 'settle-status', waitSeconds, { orderId: id, entryId })
  // Where the change before can still be taken back, its own job does it.
  else if (!takesBack || (await openChanges(tx, id, now)).length === 0)
    await settleStatus(tx, deps, { id, status, wasCancelled }, now)
  await recordAudit(tx, {
    actorId: staff.id,
    action: takesBack ? 'order.status_undone' : 'order.status_set',
    subject: { type: 'order', id },
    summary: takesBack
      ? `Order ${order.number}: ${STATUS_LABELS[status]} again, ${STATUS_LABELS[order.status]} was taken back`
      : `Order ${order.number}: ${STATUS_LABELS[status]} instead of ${STATUS_LABELS[order.status]}`,
    details: { from: order.status, to: status, ...madeBefore(now, at) },
    at: now,
  })
}
