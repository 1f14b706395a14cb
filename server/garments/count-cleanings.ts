/** Counts a cleaning of every garment that a completed order names. */
import type { Transaction } from 'kysely'
import type { Tables } from '../database/tables.ts'
import { lockUncountedGarments, updateCleanings } from './store.ts'

/** Once per order and garment, however often the order is completed (product section 3). */
export async function countCleanings(
  tx: Transaction<Tables>,
  orderId: string,
  at: Date,
): Promise<void> {
  const ids = await lockUncountedGarments(tx, orderId)
  if (ids.length > 0) await updateCleanings(tx, orderId, ids, at)
}
