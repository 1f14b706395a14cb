/** Whether a person works here or did: who was removed is a customer, and the audit log has the removal. */
import { isStaff } from '#domain/people/roles.ts'
import { wasDoneTo } from '../../audit/was-done-to.ts'
import type { Db } from '../../database/transaction.ts'
import type { Person } from '../../http/callers/session.ts'

export async function hasWorkedHere(db: Db, person: Pick<Person, 'id' | 'role'>): Promise<boolean> {
  return isStaff(person) || wasDoneTo(db, person.id, 'staff.removed')
}
