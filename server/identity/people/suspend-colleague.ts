/** Suspends or reinstates a colleague. */
import { inTransaction } from '../../database/transaction.ts'
import { emit } from '../../events/emit.ts'
import type { Person } from '../../http/callers/session.ts'
import { say } from '../../platform/app-error.ts'
import type { Deps } from '../../platform/deps.ts'
import { endStaffAccess } from '../accounts/sessions/end-staff-access.ts'
import { storeEndedSessions } from './ended-sessions.ts'
import { lockColleague } from './lock-colleague.ts'
import { updateSuspension } from './store.ts'

/**
 * From the commit on every process refuses the colleague: sessions end with the streams and notices that were opened
 * with them, and sessions of somebody suspended are nobody's. Their API keys are refused until they are reinstated.
 * One who is suspended already, or isn't, stays so.
 * @param isSuspended false reinstates
 * @throws AppError `not_found`, `forbidden`
 */
export async function suspendColleague(
  deps: Pick<Deps, 'db' | 'clock' | 'events'>,
  { id: askerId }: Pick<Person, 'id'>,
  id: string,
  isSuspended: boolean,
): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const { colleague } = await lockColleague(tx, askerId, id, say('ownAccess'))
    if ((colleague.suspendedAt !== null) === isSuspended) return
    const at = deps.clock()
    await updateSuspension(tx, id, isSuspended ? at : null, at)
    // A sign-in that raced with the suspension may have left a session: it must not come to life.
    await storeEndedSessions(tx, id, at)
    await endStaffAccess(tx, id)
    await emit(tx, deps, {
      type: isSuspended ? 'staff.suspended' : 'staff.reinstated',
      subject: { kind: 'user', id },
      actor: askerId,
      data: { userId: id },
      at,
    })
  })
}
