/** Gives back what a cancelled order took of an allowance. */
import type { Transaction } from 'kysely'
import type { Tables } from '../../database/tables.ts'
import { giveBackToLot, returnUses } from './use-store.ts'
import { lockLive } from './store.ts'

/** To the same lots; what has expired meanwhile stays expired. A second time gives nothing back. */
export async function releaseAllowance(
  tx: Transaction<Tables>,
  order: { id: string; user_id: string },
  now: Date,
): Promise<void> {
  // Anyone who places an order locks the subscription before anything else, so that is the order here too.
  await lockLive(tx, order.user_id)
  for (const use of await returnUses(tx, order.id, now)) await giveBackToLot(tx, use)
}
