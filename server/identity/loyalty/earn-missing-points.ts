/** Adds missing points of completed orders, dated at their completion. */
import { pointsOfOrder } from '#domain/discounts/loyalty.ts'
import type { Tx } from '../../database/transaction.ts'
import { newId } from '../../platform/ids.ts'
import { insertPointsEntries, selectOrdersWithoutPoints } from './store.ts'

const ENTRIES_PER_INSERT = 500

/** For orders that were not completed by `setStatus`, such as a demo's; nobody is notified. */
export async function earnMissingPoints(tx: Tx): Promise<void> {
  const entries = (await selectOrdersWithoutPoints(tx))
    .map(({ id, user_id, revenue_paise, completed_at }) => ({
      id: newId(completed_at!),
      user_id,
      points: pointsOfOrder(revenue_paise),
      reason: 'order' as const,
      order_id: id,
      voucher_id: null,
      created_at: completed_at!,
    }))
    .filter(({ points }) => points > 0)
  for (let from = 0; from < entries.length; from += ENTRIES_PER_INSERT)
    await insertPointsEntries(tx, entries.slice(from, from + ENTRIES_PER_INSERT))
}
