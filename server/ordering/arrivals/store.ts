/** SQL for the stops that a customer waits for, and for those that were made. */
import { type StopKind, WAITING } from '#domain/run-sheet/run-sheet.ts'
import type { Db, Tx } from '../../database/transaction.ts'
import { holdsPermission } from '../../identity/people/holds-permission.ts'

/** An order’s owner, and the riders of its stops that are still to be made. */
export async function findAwaitedRiders(db: Db, orderId: string) {
  const order = await db
    .selectFrom('orders')
    .select(['id', 'user_id', 'status'])
    .where('id', '=', orderId)
    .executeTakeFirst()
  if (!order) return undefined
  const riders = await db
    .selectFrom('stop_assignments')
    .innerJoin('users as riders', 'riders.id', 'stop_assignments.rider_id')
    .select(['stop_assignments.kind', 'riders.id', 'riders.name'])
    .where('order_id', '=', orderId)
    .where(holdsPermission('riders', 'own-run'))
    .execute()
  const waiting = riders.filter(({ kind }) => WAITING[kind].includes(order.status))
  return { userId: order.user_id, riders: waiting }
}

/** When stops of some orders were made since an instant, or tried in vain; the latest of each. */
export async function selectMadeTimes(
  db: Db,
  orderIds: readonly string[],
  since: Date,
): Promise<{ orderId: string; kind: StopKind; at: Date }[]> {
  if (orderIds.length === 0) return []
  return db
    .selectFrom('stop_completions')
    .select(({ fn }) => ['order_id as orderId', 'kind', fn.max<Date>('completed_at').as('at')])
    .where('order_id', 'in', orderIds)
    .where('completed_at', '>=', since)
    .where('undone_at', 'is', null)
    .where((or) => or.or([or('status_before', 'is not', null), or('brought_back', '=', true)]))
    .groupBy(['order_id', 'kind'])
    .execute()
}

export async function findRiderName(db: Db, riderId: string): Promise<string> {
  const rider = await db
    .selectFrom('users')
    .select('name')
    .where('id', '=', riderId)
    .executeTakeFirst()
  return rider?.name ?? ''
}

/** The owners of some orders. */
export function selectOwners(tx: Tx, orderIds: readonly string[]) {
  return tx.selectFrom('orders').select(['id', 'user_id']).where('id', 'in', orderIds).execute()
}
