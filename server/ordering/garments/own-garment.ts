/** Finds a customer's own garment; another customer's is refused as unknown. */
import type { Transaction } from 'kysely'
import { can } from '#domain/people/permissions.ts'
import { notFound } from '../../http/answers/not-found.ts'
import type { Tables } from '../../database/tables.ts'
import type { Person } from '../../http/callers/session.ts'
import { lockGarment, type GarmentRow } from './store.ts'

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
  if (!row || !can(person, 'intake', row.user_id)) throw notFound('garment')
  return row
}
