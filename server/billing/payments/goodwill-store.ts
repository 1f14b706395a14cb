/** SQL for goodwill. */
import type { Insertable } from 'kysely'
import type { OrderGoodwillTable } from '../../database/tables.ts'
import type { Db, Tx } from '../../database/transaction.ts'

/** Takes goodwill off what an order costs, with its entry. */
export async function insertGoodwill(tx: Tx, row: Insertable<OrderGoodwillTable>): Promise<void> {
  await tx
    .with('entry', (cte) => cte.insertInto('order_goodwill').values(row).returning('id'))
    .updateTable('orders')
    .set((eb) => ({ goodwill_paise: eb('goodwill_paise', '+', row.amount_paise) }))
    .where('id', '=', row.order_id)
    .execute()
}

/** What was taken off an order, the oldest first, with who did it as long as they are known. */
export function sumGoodwillOfOrder(db: Db, orderId: string) {
  return db
    .selectFrom('order_goodwill')
    .leftJoin('users', 'users.id', 'order_goodwill.given_by')
    .select([
      'order_goodwill.id',
      'order_goodwill.amount_paise',
      'order_goodwill.percent',
      'order_goodwill.reason',
      'order_goodwill.created_at',
      'users.name',
    ])
    .where('order_id', '=', orderId)
    .orderBy('order_goodwill.id')
    .execute()
}

/** Why something was taken off, in words for its customer; null for no such entry. */
export async function findGoodwillReason(db: Db, id: string): Promise<string | null> {
  const entry = await db
    .selectFrom('order_goodwill')
    .select('reason')
    .where('id', '=', id)
    .executeTakeFirst()
  return entry?.reason ?? null
}
