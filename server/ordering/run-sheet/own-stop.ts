/** Which stops somebody sees and completes: all of them with the whole run, else those that are assigned to them. */
import type { StopKind } from '#domain/run-sheet.ts'
import { can } from '#domain/permissions.ts'
import type { Db } from '../../database/transaction.ts'
import type { Person } from '../../http/session.ts'
import { findRiderOf } from './store.ts'

export async function isOwnStop(
  db: Db,
  person: Person,
  orderId: string,
  kind: StopKind,
): Promise<boolean> {
  return can(person, 'run') || (await findRiderOf(db, orderId, kind)) === person.id
}
