/** Garments of a customer's wardrobe that were counted in with an order. */
import { AppError, say } from '../../platform/app-error.ts'
import type { Tx } from '../../database/transaction.ts'
import { insertGarmentsOfOrder } from './store.ts'

/**
 * Their cleaning counts once the order is completed, as that of those its customer named. The order is locked.
 * @returns their names by their ids
 * @throws AppError `unknown_garment` when one is not, or no longer, the customer's
 */
export async function addGarmentsToOrder(
  tx: Tx,
  order: { id: string; user_id: string },
  garmentIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const ids = [...new Set(garmentIds)]
  if (ids.length === 0) return new Map()
  const found = await insertGarmentsOfOrder(tx, order.id, order.user_id, ids)
  if (found.length < ids.length) throw new AppError('unknown_garment', say('garmentNotTheirs'))
  return new Map(found.map(({ id, name }) => [id, name]))
}
