/** Whether somebody works here or did: those who were removed are customers, and the audit log knows of it. */
import { isStaff } from '#domain/roles.ts'
import { wasDoneTo } from '../../audit/was-done-to.ts'
import type { Db } from '../../database/transaction.ts'
import type { Person } from '../../http/session.ts'

export async function hasWorkedHere(db: Db, person: Pick<Person, 'id' | 'role'>): Promise<boolean> {
  return isStaff(person) || wasDoneTo(db, person.id, 'staff.removed')
}
