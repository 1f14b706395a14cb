/** Locks a person's saved details, so that one request at a time changes them. */
import { notFound } from '../../http/answers/not-found.ts'
import type { Tx } from '../../database/transaction.ts'
import { countSavedEntries, lockProfileOwner } from './store.ts'

/** More cards than anybody needs. */
export const MOST_SAVED = 20

/**
 * Held until `tx` ends.
 * @returns how many the person has
 * @throws AppError `not_found` when there is no such person
 */
export async function lockSavedEntries(
  tx: Tx,
  table: 'addresses' | 'cards',
  userId: string,
): Promise<number> {
  if (!(await lockProfileOwner(tx, userId))) throw notFound('customer')
  return countSavedEntries(tx, table, userId)
}
