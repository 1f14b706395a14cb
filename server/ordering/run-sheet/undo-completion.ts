/** Undoes a mistaken completion: the order's status and payment are restored. */
import { DONE_STATUS, type StopKind } from '#domain/run-sheet/run-sheet.ts'
import { notFound } from '../../http/answers/not-found.ts'
import { inTransaction, type Tx } from '../../database/transaction.ts'
import { emit } from '../../events/emit.ts'
import type { NewEvent } from '../../events/event-types.ts'
import type { Deps } from '../../platform/deps.ts'
import { AppError, say } from '../../platform/app-error.ts'
import type { Person } from '../../http/callers/session.ts'
import { lockOrder, type LockedOrder } from '../../order/locked-order.ts'
import { undoCollectedPaymentInTransaction } from '../../billing/payments/undo-collected.ts'
import { undoPartialHandOver } from '../clothes/moves/undo-partial-hand-over.ts'
import { undoLastStatusChange } from '../orders/status/undo-status.ts'
import { canChangeStop } from './own-stop.ts'
import { stopMade } from './deeds/stop-made.ts'
import { type CompletionRow, findCompletion, findRiderOf, undoStoredCompletion } from './store.ts'

/**
 * Taking the same completion back twice changes nothing more.
 * @returns which stop it was
 * @throws AppError `not_found`, `no_longer_changeable` once the order, or what of it was handed over, has moved on, and
 *   `not_undoable` once some of what was collected was given back or handed in, or is another day's for who can't refund
 */
export async function undoCompletion(
  deps: Deps,
  staff: Person,
  id: string,
): Promise<{ orderId: string; kind: StopKind }> {
  const now = deps.clock()
  return inTransaction(deps.db, async (tx) => {
    const completion = await findCompletion(tx, id)
    if (!completion || !isUndoable(completion)) throw notFound('completion')
    const { order_id: orderId, kind } = completion
    if (!(await canChangeStop(tx, deps, staff, { orderId, kind }))) throw notFound('completion')
    // The order first, as everywhere, so that nobody waits in a circle.
    const order = await lockOrder(tx, orderId)
    await emit(
      tx,
      deps,
      ...(await undoCompletionInTransaction(tx, deps, staff, order, completion, now)),
    )
    return { orderId, kind }
  })
}

/**
 * The inner form, of any completion.
 * @param order locked by `tx`
 * @returns what happened
 */
export async function undoCompletionInTransaction(
  tx: Tx,
  deps: Deps,
  staff: Person,
  order: LockedOrder,
  completion: CompletionRow,
  now: Date,
): Promise<NewEvent[]> {
  const { id, kind, units, status_before: before, payment_id: paymentId } = completion
  if (!(await undoStoredCompletion(tx, id, { by: staff.id, at: now }))) return []
  if (before !== null && order.status !== DONE_STATUS[kind])
    throw new AppError(
      'no_longer_changeable',
      say('movedOn', { number: order.number, status: order.status }),
    )
  const unpaid =
    paymentId === null
      ? null
      : await undoCollectedPaymentInTransaction(tx, deps, staff, order, paymentId, now)
  const events = [...(unpaid?.events ?? [])]
  if (units !== null)
    events.push(...(await undoPartialHandOver(tx, order, { units, staff, at: now })))
  if (before !== null) {
    const { completed_at: since, accepted_at: acceptedAt } = completion
    const change = { before, since, until: acceptedAt ?? since }
    const moved = await undoLastStatusChange(tx, deps, staff, unpaid?.order ?? order, change, now)
    events.push(...moved.events)
    const riderId = await findRiderOf(tx, order.id, kind)
    events.push(...stopMade(staff, order, { kind, riderId, at: now, now, undone: true }))
  }
  return events
}

function isUndoable({ status_before, payment_id, units }: CompletionRow): boolean {
  return status_before !== null || payment_id !== null || units !== null
}
