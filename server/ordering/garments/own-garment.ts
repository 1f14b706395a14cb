/** Finds a garment for somebody who wants to change it; another customer's is as unknown as none. */
import type { Transaction } from 'kysely'
import type { Tables } from '../../database/tables.ts'
import { AppError } from '../../platform/app-error.ts'
import type { Person } from '../../http/session.ts'
import { lockGarment, type GarmentRow } from './store.ts'

/** Whether somebody may see and change what belongs to `userId`: their own, and staff anyone's. */
export function mayTouch(person: Person, userId: string): boolean {
  return person.role === 'admin' || person.id === userId
}

/**
 * Locks a garment until `tx` ends.
 * @throws AppError `not_found`
 */
export async function lockOwnGarment(
  tx: Transaction<Tables>,
  person: Person,
  id: string,
): Promise<GarmentRow> {
  const row = await lockGarment(tx, id)
  if (!row || !mayTouch(person, row.user_id))
    throw new AppError('not_found', 'There is no such garment.')
  return row
}
