/** The command that ends one person's sessions, or everyone's. */
import { recordAudit } from '../../../audit/record-audit.ts'
import { inTransaction } from '../../../database/transaction.ts'
import { AppError, say } from '../../../platform/app-error.ts'
import type { Deps } from '../../../platform/deps.ts'
import { findUserByEmail } from '../record/person-store.ts'
import { endStaffAccess } from './end-staff-access.ts'
import { deleteAllSessions } from './session-store.ts'

/**
 * Log-ins that wait for a second factor end as well; streams and notices end with their session.
 * @param email null ends the sessions of all people
 * @throws AppError `not_found`
 */
export async function endSessions(
  { db, staffWords }: Pick<Deps, 'db' | 'staffWords'>,
  email: string | null,
  at: Date,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    if (email === null) {
      await deleteAllSessions(tx)
      const record = { type: 'settings', id: 'laundry' }
      return recordAudit(tx, { staffWords }, { actorId: null, kind: 'sessions.ended', record, at })
    }
    const person = await findUserByEmail(tx, email.toLowerCase())
    if (!person) throw new AppError('not_found', say('noAccountOfEmail'))
    await endStaffAccess(tx, person.id)
    const record = { type: 'user', id: person.id }
    return recordAudit(
      tx,
      { staffWords },
      { actorId: null, kind: 'sessions.ended_of_one', record, at },
    )
  })
}
