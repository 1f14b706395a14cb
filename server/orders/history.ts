/** The SQL of orders' histories, as streams replay them. */
import type { Kysely } from 'kysely'
import type { Tables } from '../database/tables.ts'

/** An order's history after an entry, oldest first: what a reconnecting browser missed. */
export function historyAfter(
  db: Kysely<Tables>,
  after: number,
  orderIds: { orderId?: string; userId?: string },
  limit: number,
) {
  return db
    .selectFrom('order_history')
    .innerJoin('orders', 'orders.id', 'order_history.order_id')
    .select([
      'order_history.id',
      'order_history.order_id',
      'orders.user_id',
      'order_history.event',
      'order_history.status',
      'order_history.at',
    ])
    .where('order_history.id', '>', after)
    .$if(orderIds.orderId !== undefined, (query) =>
      query.where('orders.id', '=', orderIds.orderId!),
    )
    .$if(orderIds.userId !== undefined, (query) =>
      query.where('orders.user_id', '=', orderIds.userId!),
    )
    .orderBy('order_history.id')
    .limit(limit)
    .execute()
}

/** The newest entry of all histories: where a stream that missed nothing begins. */
export async function lastHistoryId(db: Kysely<Tables>): Promise<number> {
  const row = await db
    .selectFrom('order_history')
    .select('id')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.id ?? 0
}
