/** SQL for an order's staff-only data: authors of changes, and named garments. */
import { selectLastHandOver } from '../../order/select-last-hand-over.ts'
import type { Db, Tx } from '../../database/transaction.ts'

/** Who is behind each entry of an order's history (null where unknown) and what they changed, in its order. */
export function selectHistoryActors(db: Db, orderId: string) {
  return db
    .selectFrom('order_history')
    .leftJoin('users', 'users.id', 'order_history.actor_id')
    .select(['users.name', 'order_history.changes'])
    .where('order_id', '=', orderId)
    .orderBy('order_history.id')
    .execute()
}

/** The garments that an order names, by name. */
export function selectNamedGarments(db: Db, orderId: string) {
  return db
    .selectFrom('order_garments')
    .innerJoin('garments', 'garments.id', 'order_garments.garment_id')
    .selectAll('garments')
    .where('order_garments.order_id', '=', orderId)
    .orderBy('garments.name')
    .orderBy('garments.id')
    .execute()
}

/** The newest hash of an order's hand-overs; null where nothing was handed or counted in. */
export async function findLastHandOverHash(db: Db, orderId: string): Promise<string | null> {
  const row = await db
    .selectFrom('orders')
    .select((eb) => selectLastHandOver(eb).as('hash'))
    .where('id', '=', orderId)
    .executeTakeFirst()
  return row?.hash ?? null
}

/** Keeps an order as it is until `tx` ends; undefined when there is no such order. */
export function lockOrderForShare(tx: Tx, id: string): Promise<{ number: string } | undefined> {
  return tx.selectFrom('orders').select('number').where('id', '=', id).forShare().executeTakeFirst()
}
