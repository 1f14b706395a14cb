/** Finds requests to the payment service that are not settled yet. */
import type { Db } from '../../database/transaction.ts'

/** Oldest first. @param askedBefore leaves out what is being asked for just now */
export async function selectPendingIds(
  db: Db,
  table: 'order_payments' | 'order_refunds' | 'refunds',
  askedBefore: Date,
): Promise<string[]> {
  const rows = await db
    .selectFrom(table)
    .select('id')
    .where('status', '=', 'pending')
    .where('created_at', '<', askedBefore)
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}
