/** Staff take a change of an order's status back: as long as its messages wait, nobody hears of it. */
import { STATUS_LABELS, type OrderStatus } from '#domain/order-lifecycle.ts'
import { notFound, orderNotFound } from '../../http/not-found.ts'
import { inTransaction, type Tx } from '../../database/transaction.ts'
import type { Deps } from '../../platform/deps.ts'
import { AppError } from '../../platform/app-error.ts'
import type { Person } from '../../http/session.ts'
import { wasGivenBackSince } from '../../billing/order-payments/given-back-since.ts'
import { withdrawStatus } from './notify-of-status.ts'
import { isTakenBack, lastChange, openChanges } from './history.ts'
import { moveStatus, type LockedOrder } from './move-status.ts'
import { lockOrder } from './store.ts'

type Change = NonNullable<Awaited<ReturnType<typeof lastChange>>>

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
    const entry = await isTakenBack(tx, entryId)
    if (!entry) throw notFound('change')
    const order = await lockOrder(tx, entry.order_id)
    if (!order) throw orderNotFound()
    if ((await isTakenBack(tx, entryId))!.taken_back) return order.id
    const change = await lastChange(tx, order.id)
    if (change?.id !== entryId)
      throw new AppError(
        'no_longer_changeable',
        `Order ${order.number} is “${STATUS_LABELS[order.status]}” now, so this can’t be taken back.`,
      )
    const isOpen = change.waits_until !== null && change.waits_until > now
    if (!isOpen || !(await withdrawStatus(tx, order, change, now)))
      throw new AppError(
        'not_undoable',
        `The customer of ${order.number} has been told by now. Please set the status instead.`,
      )
    if (await isHandedBack(tx, order.id, change))
      throw new AppError(
        'not_undoable',
        `Money of ${order.number} was given back since. Please set the status instead.`,
      )
    await takeBack(tx, deps, staff, order, change, true, now)
    return order.id
  })
}

/**
 * Takes back the change that brought an order where it stands, whenever that was: in silence as long as
 * its messages wait, and told like any other change from then on.
 * @param before where the order goes, should its history not know
 */
export async function takeBackLast(
  tx: Tx,
  deps: Deps,
  staff: Person,
  orderId: string,
  before: OrderStatus,
  now: Date,
): Promise<void> {
  const order = (await lockOrder(tx, orderId))!
  const change = await lastChange(tx, orderId)
  if (change?.status !== order.status || (change.from_status ?? before) !== before)
    return moveStatus(tx, deps, staff, order, before, { reason: null, now, at: now })
  const inSilence = await withdrawStatus(tx, order, change, now)
  await takeBack(tx, deps, staff, order, { ...change, from_status: before }, inSilence, now)
}

/**
 * Takes back every change since an order was where it is to go again, where all of them still can be.
 * @returns whether it did
 */
export async function takeBackTo(
  tx: Tx,
  deps: Deps,
  staff: Person,
  order: LockedOrder,
  status: OrderStatus,
  now: Date,
): Promise<boolean> {
  const changes = await openChanges(tx, order.id, now)
  const since = changes.findIndex(({ from_status }) => from_status === status)
  const back = changes.slice(0, since + 1)
  if (back.length === 0) return false
  for (const change of back) if (await isHandedBack(tx, order.id, change)) return false
  const silenced = []
  for (const change of back) silenced.push(await withdrawStatus(tx, order, change, now))
  let standing = order
  for (const change of back) {
    await takeBack(tx, deps, staff, standing, change, silenced.every(Boolean), now)
    standing = (await lockOrder(tx, order.id))!
  }
  return true
}

/** Money that was handed back because an order was cancelled is not asked for again. */
async function isHandedBack(tx: Tx, orderId: string, change: Change): Promise<boolean> {
  return change.status === 'cancelled' && (await wasGivenBackSince(tx, orderId, change.at))
}

async function takeBack(
  tx: Tx,
  deps: Deps,
  staff: Person,
  order: LockedOrder,
  change: Change,
  inSilence: boolean,
  now: Date,
): Promise<void> {
  await moveStatus(tx, deps, staff, order, change.from_status!, {
    reason: null,
    now,
    at: now,
    takesBack: { id: change.id, completedAt: change.completed_before, inSilence },
  })
}
