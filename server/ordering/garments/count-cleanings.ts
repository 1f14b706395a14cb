/** Counts a cleaning of every garment that a completed order names, and takes it back with the completion. */
import type { Transaction } from 'kysely'
import type { Tables } from '../../database/tables.ts'
import { lockGarmentsOf, takeBackCleanings, updateCleanings } from './store.ts'

/** Once per order and garment, however often the order is completed (product section 3). */
export async function countCleanings(
  tx: Transaction<Tables>,
  orderId: string,
  at: Date,
): Promise<void> {
  const ids = await lockGarmentsOf(tx, orderId, { counted: false })
  if (ids.length > 0) await updateCleanings(tx, orderId, ids, at)
}

/** For an order that is not completed any more; what was not counted stays as it is. */
export async function uncountCleanings(tx: Transaction<Tables>, orderId: string): Promise<void> {
  const ids = await lockGarmentsOf(tx, orderId, { counted: true })
  if (ids.length > 0) await takeBackCleanings(tx, orderId)
}
