/** Whether a person is or was a member of staff; removals are in the audit log. */
import { isStaff } from '#domain/people/roles.ts'
import { hasAuditEntryAbout } from '../../audit/has-audit-entry-about.ts'
import type { Db } from '../../database/transaction.ts'
import type { Person } from '../../http/callers/session.ts'

export async function hasWorkedHere(db: Db, person: Pick<Person, 'id' | 'role'>): Promise<boolean> {
  return isStaff(person) || hasAuditEntryAbout(db, person.id, 'staff.removed')
}
