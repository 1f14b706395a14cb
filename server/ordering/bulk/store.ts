/** SQL for bulk changes to orders. */
import type { StopKind } from '#domain/run-sheet/run-sheet.ts'
import type { Db } from '../../database/transaction.ts'

export type NamedOrder = Awaited<ReturnType<typeof selectNamedOrders>>[number]

/** The orders with these ids, as they stand before anything is done. */
export function selectNamedOrders(db: Db, ids: readonly string[]) {
  return db
    .selectFrom('orders')
    .select([
      'id',
      'number',
      'status',
      'slot_id',
      'delivery_slot_id',
      'pickup_hand_over',
      'delivery_hand_over',
    ])
    .where('id', 'in', ids)
    .execute()
}

/** Whose the stops of that kind are, by order; left out where they are nobody's. */
export async function selectRidersOfStops(
  db: Db,
  ids: readonly string[],
  kind: StopKind,
): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .selectFrom('stop_assignments')
    .select(['order_id', 'rider_id'])
    .where('order_id', 'in', ids)
    .where('kind', '=', kind)
    .execute()
  return new Map(rows.map(({ order_id: order, rider_id: rider }) => [order, rider]))
}

/** Whether somebody was notified under a key already. */
export async function isAlreadyNotified(
  db: Db,
  userId: string,
  dedupeKey: string,
): Promise<boolean> {
  const row = await db
    .selectFrom('notifications')
    .select('id')
    .where('user_id', '=', userId)
    .where('dedupe_key', '=', dedupeKey)
    .executeTakeFirst()
  return row !== undefined
}
