/** Assigns a stop to a rider, or unassigns it. */
import type { StopKind } from '#domain/run-sheet/run-sheet.ts'
import { lockOrder } from '../../order/locked-order.ts'
import { inTransaction } from '../../database/transaction.ts'
import { emit } from '../../events/emit.ts'
import { notFound } from '../../http/answers/not-found.ts'
import type { Person } from '../../http/callers/session.ts'
import type { Deps } from '../../platform/deps.ts'
import { deleteStopAssignment, findRiderOf, selectRiders, upsertStopAssignment } from './store.ts'

/** Everybody who can have stops, by name. */
export function listRiders({ db }: Pick<Deps, 'db'>): Promise<{ id: string; name: string }[]> {
  return selectRiders(db)
}

/**
 * Assigning it to who has it changes nothing.
 * @param riderId null for nobody
 * @throws AppError `order_not_found`; `not_found` for somebody who can't have stops
 */
export async function assignStop(
  deps: Pick<Deps, 'db' | 'clock' | 'events'>,
  staff: Person,
  { orderId, kind, riderId }: { orderId: string; kind: StopKind; riderId: string | null },
): Promise<void> {
  const at = deps.clock()
  if (riderId !== null && !(await listRiders(deps)).some(({ id }) => id === riderId))
    throw notFound('colleague')
  await inTransaction(deps.db, async (tx) => {
    const order = await lockOrder(tx, orderId)
    const from = await findRiderOf(tx, orderId, kind)
    if (from === riderId) return
    if (riderId === null) await deleteStopAssignment(tx, orderId, kind)
    else await upsertStopAssignment(tx, { orderId, kind, riderId, at })
    await emit(tx, deps, {
      type: 'order.stop_assigned',
      subject: { kind: 'order', id: orderId },
      actor: staff.id,
      data: { number: order.number, userId: order.user_id, kind, from, to: riderId },
      at,
    })
  })
}
