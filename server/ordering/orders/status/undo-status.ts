/** Undoes an order's status change while its messages still wait to be sent. */
import type { OrderStatus } from '#domain/orders/record/order-lifecycle.ts'
import { notFound } from '../../../http/answers/not-found.ts'
import { inTransaction, type Tx } from '../../../database/transaction.ts'
import { emit } from '../../../events/emit.ts'
import type { Deps } from '../../../platform/deps.ts'
import { AppError, say } from '../../../platform/app-error.ts'
import type { Person } from '../../../http/callers/session.ts'
import { wasRefundedSince } from '../../../billing/payments/refunded-since.ts'
import { hasNotificationBeenSent } from '../../../notifications/notifications/withdraw-notification.ts'
import { statusDedupeKey } from '../messages/notify-of-orders.ts'
import { handOversFromRow } from '../../../order/hand-overs.ts'
import { lockOrder, type LockedOrder } from '../../../order/locked-order.ts'
import { findStatusChangeUndo, findLastStatusChange, type OpenChange } from '../record/history.ts'
import { moveStatusInTransaction, type Moved, type StatusDeps } from './move-status.ts'

type Change = NonNullable<Awaited<ReturnType<typeof findLastStatusChange>>>

/**
 * Takes one change back as long as its messages wait. A second time changes nothing more.
 * @param entryId of the order's history
 * @returns the order's id
 * @throws AppError `not_found`; `no_longer_changeable` once the order has moved on; `not_undoable` once
 *   its messages have left, or money was given back with it
 */
export async function undoStatus(deps: Deps, staff: Person, entryId: number): Promise<string> {
  const now = deps.clock()
  return inTransaction(deps.db, async (tx) => {
    const entry = await findStatusChangeUndo(tx, entryId)
    if (!entry) throw notFound('change')
    const order = await lockOrder(tx, entry.order_id)
    if ((await findStatusChangeUndo(tx, entryId))!.taken_back) return order.id
    const change = await findLastStatusChange(tx, order.id)
    if (change?.id !== entryId)
      throw new AppError(
        'no_longer_changeable',
        say('movedOn', { number: order.number, status: order.status, ...handOversFromRow(order) }),
      )
    const isOpen = change.waits_until !== null && change.waits_until > now
    if (
      !isOpen ||
      (await hasNotificationBeenSent(tx, order.user_id, statusDedupeKey(order.id, change)))
    )
      throw new AppError('not_undoable', say('notifiedAlready', { number: order.number }))
    if (await isHandedBack(tx, order.id, change))
      throw new AppError('not_undoable', say('moneyRefunded', { number: order.number }))
    const { events } = await takeBack(tx, deps, staff, order, change, false, now)
    await emit(tx, deps, ...events)
    return order.id
  })
}

/**
 * Takes back the change that brought an order where it stands, whenever that was: in silence as long as
 * its messages wait, and notified like any other change from then on.
 * @param order locked by `tx`
 * @param made.before where the order goes, should its history not know
 * @param made.since the earliest that the change can be from, and `until` the latest: one that brought the order there
 *   again isn't taken back
 * @throws AppError `no_longer_changeable`
 */
export async function undoLastStatusChange(
  tx: Tx,
  deps: StatusDeps,
  staff: Person,
  order: LockedOrder,
  { before, since, until }: { before: OrderStatus; since: Date; until: Date },
  now: Date,
): Promise<Moved> {
  const change = await findLastStatusChange(tx, order.id)
  if (change?.status === order.status && (change.at < since || change.at > until))
    throw new AppError(
      'no_longer_changeable',
      say('movedOn', { number: order.number, status: order.status, ...handOversFromRow(order) }),
    )
  if (change?.status !== order.status || (change.from_status ?? before) !== before)
    return moveStatusInTransaction(tx, deps, staff, order, before, { reason: null, now, at: now })
  return takeBack(tx, deps, staff, order, { ...change, from_status: before }, false, now)
}

/**
 * Takes back every change since an order was where it is to go again, where all of them still can be.
 * @param open its latest changes, as far as they can be taken back, read since it is locked
 * @returns the order as it is then, and what happened; null where it did nothing
 */
export async function undoChangesBackTo(
  tx: Tx,
  deps: StatusDeps,
  staff: Person,
  order: LockedOrder,
  status: OrderStatus,
  { open, now }: { open: readonly OpenChange[]; now: Date },
): Promise<Moved | null> {
  const since = open.findIndex(({ from_status }) => from_status === status)
  const back = open.slice(0, since + 1)
  if (back.length === 0) return null
  for (const change of back) if (await isHandedBack(tx, order.id, change)) return null
  let heard = false
  for (const change of back)
    heard ||= await hasNotificationBeenSent(tx, order.user_id, statusDedupeKey(order.id, change))
  const taken: Moved = { order, events: [] }
  for (const change of back) {
    const step = await takeBack(tx, deps, staff, taken.order, change, heard, now)
    taken.order = step.order
    taken.events.push(...step.events)
  }
  return taken
}

/** Money that was handed back because an order was cancelled is not asked for again. */
async function isHandedBack(tx: Tx, orderId: string, change: Change): Promise<boolean> {
  return change.status === 'cancelled' && (await wasRefundedSince(tx, orderId, change.at))
}

function takeBack(
  tx: Tx,
  deps: StatusDeps,
  staff: Person,
  order: LockedOrder,
  change: Change,
  heard: boolean,
  now: Date,
): Promise<Moved> {
  return moveStatusInTransaction(tx, deps, staff, order, change.from_status!, {
    reason: null,
    now,
    at: now,
    takesBack: { id: change.id, completedAt: change.completed_before, heard },
  })
}
