/** Changes the signed-in person's password. */
import { inTransaction } from '../../../database/transaction.ts'
import type { Deps } from '../../../platform/deps.ts'
import { AppError, say } from '../../../platform/app-error.ts'
import type { Session } from '../../../http/callers/session.ts'
import { notifyOfKeptApiKeys } from '../../api-keys/notify-of-kept-api-keys.ts'
import { hashPassword } from './passwords.ts'
import { removeEmailChange } from '../email/email-change-store.ts'
import { endStaffAccess } from '../sessions/end-staff-access.ts'
import { newSessionToken } from '../sessions/renew-token.ts'
import { enforceMailLimit } from '../email/mails-to-mailbox.ts'
import { queuePasswordMail } from './queue-password-mail.ts'
import { refuseCommonPassword } from './refuse-common-password.ts'
import { requireRightPassword } from './require-right-password.ts'
import { requireOwnSecondFactor } from '../sessions/second-factor.ts'
import { deleteResetLinks, renewSession, updatePassword } from '../record/person-store.ts'

/**
 * Every other session ends. The one that asks goes on under a new token, so that a stolen cookie is
 * worth nothing any more while its streams and its browser's notices stay.
 * @returns the new token
 * @throws AppError `wrong_password`, `no_password`, `proof_needed`, `too_many_requests`
 */
export async function changePassword(
  deps: Pick<Deps, 'db' | 'demo' | 'jobs' | 'staffWords' | 'clock' | 'config'>,
  session: Session,
  currentPassword: string,
  newPassword: string,
): Promise<string> {
  const { id: sessionId, person } = session
  refuseCommonPassword(newPassword)
  await requireOwnSecondFactor(deps, session)
  if (!(await requireRightPassword(deps, person, currentPassword)))
    throw new AppError('no_password', say('noPasswordYet'))
  // Each change is mailed, and nobody may have proven that the mailbox is theirs.
  await enforceMailLimit(deps, 'notices of a changed password', person.email)
  const hash = await hashPassword(newPassword)
  const token = newSessionToken()
  await inTransaction(deps.db, async (tx) => {
    const now = deps.clock()
    await updatePassword(tx, person.id, hash, now)
    await endStaffAccess(tx, person.id, { keep: sessionId })
    await renewSession(tx, sessionId, token)
    await deleteResetLinks(tx, person.id)
    await removeEmailChange(tx, person.id)
    await notifyOfKeptApiKeys(tx, person.id, now)
    await queuePasswordMail(tx, deps, person, now)
  })
  return token
}
