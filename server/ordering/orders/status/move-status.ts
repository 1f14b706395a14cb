/** Moves an order to another status, with all effects. */
import type { OrderStatus } from '#domain/orders/record/order-lifecycle.ts'
import { offlineDelayDetails } from '../../../audit/record-audit.ts'
import type { Tx } from '../../../database/transaction.ts'
import type { Deps } from '../../../platform/deps.ts'
import {
  countGarmentCleanings,
  undoCountedCleanings,
} from '../../garments/count-garment-cleanings.ts'
import type { Person } from '../../../http/callers/session.ts'
import { settleOrderRevenue } from '../../../billing/payments/settle-order-revenue.ts'
import {
  hasMoneyToSettle,
  settlePaymentsForStatus,
  updatePaidState,
} from '../../../billing/payments/settle-payments-for-status.ts'
import {
  releaseSlotAndWindow,
  reserveSlotAndWindowAgain,
} from '../../../catalog/slots/release-slot.ts'
import type { LockedOrder } from '../../../order/locked-order.ts'
import { orderEvent } from '../../../order/order-event.ts'
import { refuseUncountedOrder } from '../../../order/refuse-uncounted-order.ts'
import type { NewEvent } from '../../../events/event-types.ts'
import { makeDeliveryCode, renewUsedCode } from '../../delivery-codes/make-delivery-code.ts'
import { releaseDiscounts, reclaimDiscounts } from '../pricing/discounts.ts'
import type { TakenAtDoor } from '../../clothes/moves/hand-over-part.ts'
import { recordStatusHandOverInTransaction } from '../../clothes/moves/follow-status.ts'
import { selectUndoableChanges } from '../record/history.ts'
import { updateOrderStatus, type Before } from './status-store.ts'

/** What moving an order to another status needs. */
export type StatusDeps = Pick<Deps, 'jobs' | 'staffWords' | 'wordsFor' | 'laundry' | 'config'>

interface Move {
  reason: string | null
  /** Who took the clothes at the door; their customer, if left out. */
  taken?: TakenAtDoor | undefined
  now: Date
  /** When it happened; what follows from it is dated so. */
  at: Date
  /** The change that this takes back, and whether its customer has heard of it or of what goes with it. */
  takesBack?: NonNullable<Before['takesBack']> & { heard: boolean }
}

/** The order as it is then, and what happened: the outermost verb says so. */
export interface Moved {
  order: LockedOrder
  events: NewEvent[]
}

/**
 * What its customer is notified of waits as long as the laundry has set, and so does what a card is asked for
 * or gets back; what takes a change back doesn't wait, and can't be taken back itself.
 * @param order locked by `tx`, and in another status
 * @param move.reason in words for its customer: why it was cancelled, or goes on although not all of it is packed;
 *   kept where one of these is so
 * @throws AppError `not_counted` for one that can't be completed yet, `not_packed` for one that may not leave yet
 */
export async function moveStatusInTransaction(
  tx: Tx,
  deps: StatusDeps,
  staff: Person,
  before: LockedOrder,
  status: OrderStatus,
  { reason, taken, now, at, takesBack }: Move,
): Promise<Moved> {
  const { id, status: from } = before
  if (status === 'completed') refuseUncountedOrder(before)
  const handedOver = await recordStatusHandOverInTransaction(tx, before, status, {
    staff,
    reason,
    at,
    taken,
  })
  const wasCancelled = from === 'cancelled'
  if (status === 'cancelled') {
    await releaseDiscounts(tx, before, now)
    await releaseSlotAndWindow(tx, before)
  }
  if (wasCancelled) {
    await reclaimDiscounts(tx, before, now)
    await reserveSlotAndWindowAgain(tx, before)
  }
  const by = { id: staff.id, actor: 'staff' } as const
  // Among several that are set with one reason, some need none: their customers would read it as theirs.
  const said = status === 'cancelled' || handedOver.length > 0 ? reason : null
  const changed = await updateOrderStatus(tx, before, status, by, at, said, {
    now,
    from,
    completedAt: before.completed_at,
    ...(takesBack && { takesBack }),
  })
  const { entryId } = changed
  let { order } = changed
  // What takes a slip back is the same trip: the code that its customer was told still counts, and so do its tries.
  const isSameTrip = from === 'completed' || takesBack !== undefined
  if (status === 'out_for_delivery')
    await (isSameTrip ? renewUsedCode : makeDeliveryCode)(tx, deps, order, now)
  if (status === 'completed') await countGarmentCleanings(tx, order, at)
  if (from === 'completed') await undoCountedCleanings(tx, order)
  const data = { entryId, from, to: status, ...offlineDelayDetails(now, at) }
  const events = [
    takesBack
      ? orderEvent('order.status_undone', order, staff.id, now, {
          ...data,
          takesBack: takesBack.id,
          heard: takesBack.heard,
        })
      : orderEvent('order.status_set', order, staff.id, now, data),
    ...handedOver,
  ]
  // An order that is not completed any more has no invoice that stands and gives no points.
  if (status === 'completed' || status === 'cancelled' || from === 'completed')
    events.push(...(await settleOrderRevenue(tx, deps, order, now, { at })))
  if (wasCancelled) order = await updatePaidState(tx, order, now)
  const open =
    changed.waitsUntil !== null
      ? { id: entryId, waits_until: changed.waitsUntil }
      : takesBack && (await selectUndoableChanges(tx, id, now))[0]
  if (!open) events.push(...(await settlePaymentsForStatus(tx, deps, order, now)))
  else if (hasMoneyToSettle(order))
    await deps.jobs.enqueueAt(tx, 'settle-status', {
      at: open.waits_until,
      job: { orderId: id, entryId: open.id },
    })
  return { order, events }
}
