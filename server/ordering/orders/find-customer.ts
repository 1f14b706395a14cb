/** The customer that an order call concerns. */
import type { Kysely } from 'kysely'
import { isRecordOwner } from '#domain/people/permissions.ts'
import type { Tables } from '../../database/tables.ts'
import type { Person } from '../../http/callers/session.ts'
import { requireUser } from '../../identity/find-user.ts'

/**
 * The caller, or the customer that staff name.
 * @throws AppError `not_found` when staff name an unknown customer
 */
export async function findCustomer(
  db: Kysely<Tables>,
  person: Person,
  userId: string,
): Promise<Person> {
  return isRecordOwner(person, userId) ? person : requireUser(db, userId)
}
