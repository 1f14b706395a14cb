/** Adds garments of a customer's wardrobe to their order. */
import type { Transaction } from 'kysely'
import type { Tables } from '../../database/tables.ts'
import { AppError, say } from '../../platform/app-error.ts'
import { deleteOrderGarments, insertGarmentsOfOrder } from './store.ts'

/**
 * In the transaction that places the order; naming one twice names it once.
 * @returns what is named, by name
 * @throws AppError `unknown_garment` when one is not, or no longer, the customer's
 */
export async function nameGarmentsOnOrder(
  tx: Transaction<Tables>,
  order: { id: string; user_id: string },
  garmentIds: readonly string[],
): Promise<{ id: string; name: string }[]> {
  const ids = [...new Set(garmentIds.map((id) => id.toLowerCase()))]
  if (ids.length === 0) return []
  const named = await insertGarmentsOfOrder(tx, order.id, order.user_id, ids)
  if (named.length !== ids.length) throw new AppError('unknown_garment', say('garmentGone'))
  return named
}

/**
 * Names these garments on a booked order and no others. None of them was cleaned for it yet, so that no count changes.
 * @throws AppError `unknown_garment`
 */
export async function replaceGarmentsOnOrder(
  tx: Transaction<Tables>,
  order: { id: string; user_id: string },
  garmentIds: readonly string[],
): Promise<void> {
  await deleteOrderGarments(tx, order.id)
  await nameGarmentsOnOrder(tx, order, garmentIds)
}
