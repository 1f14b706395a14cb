/** Assigns the pickups or deliveries of several orders to a rider, or unassigns them. */
import type { BulkResult } from '#contract/orders/order-bulk.ts'
import { isFinalStatus } from '#domain/orders/record/order-lifecycle.ts'
import { stopState, type StopKind } from '#domain/run-sheet/run-sheet.ts'
import { notFound } from '../../http/answers/not-found.ts'
import type { Person } from '../../http/callers/session.ts'
import { AppError, say } from '../../platform/app-error.ts'
import type { Deps } from '../../platform/deps.ts'
import { assignStop, listRiders } from '../run-sheet/assign-stop.ts'
import { forEachOrder } from './for-each-order.ts'
import { selectRidersOfStops, type NamedOrder } from './store.ts'

/**
 * @param to.riderId null for nobody
 * @throws AppError `not_found` for somebody who can't have stops
 */
export async function assignStops(
  deps: Deps,
  staff: Person,
  ids: readonly string[],
  { kind, riderId }: { kind: StopKind; riderId: string | null },
): Promise<BulkResult[]> {
  if (riderId !== null && !(await listRiders(deps)).some(({ id }) => id === riderId))
    throw notFound('colleague')
  const before = await selectRidersOfStops(deps.db, ids, kind)
  return forEachOrder(
    deps,
    ids.map((id) => ({ id })),
    async (order) => {
      if (!hasStopLeft(order, kind))
        throw new AppError('no_longer_changeable', say('noStopLeft', { kind }))
      await assignStop(deps, staff, { orderId: order.id, kind, riderId })
      return (before.get(order.id) ?? null) === riderId ? 'unchanged' : 'done'
    },
  )
}

/** Whether somebody will still ride for it. */
function hasStopLeft(order: NamedOrder, kind: StopKind): boolean {
  if (kind === 'pickup')
    return order.pickup_hand_over === 'home' && stopState('pickup', order.status) === 'waiting'
  return order.delivery_hand_over === 'home' && !isFinalStatus(order.status)
}
