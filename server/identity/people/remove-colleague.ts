/** Removes a colleague from the staff. */
import { presetOfRole } from '#domain/people/permissions.ts'
import { inTransaction } from '../../database/transaction.ts'
import { emit } from '../../events/emit.ts'
import type { Person } from '../../http/callers/session.ts'
import { say } from '../../platform/app-error.ts'
import type { Deps } from '../../platform/deps.ts'
import { endStaffAccess } from '../accounts/sessions/end-staff-access.ts'
import { revokeApiKeysOf } from '../api-keys/revoke-api-keys-of.ts'
import { removePin } from '../tablets/remove-pin.ts'
import { grantedRoleForEvent } from './parse-granted-role.ts'
import { storeEndedSessions } from './ended-sessions.ts'
import { lockColleague } from './lock-colleague.ts'
import { changeStaffToCustomer } from './store.ts'

/**
 * They are a customer from then on, with what they ordered, and sign in as one. Sessions end with the streams and
 * notices that were opened with them, their PIN is forgotten, and the API keys that they made are revoked.
 * @returns their name
 * @throws AppError `not_found`, `forbidden`
 */
export async function removeColleague(
  deps: Pick<Deps, 'db' | 'clock' | 'events'>,
  { id: askerId }: Pick<Person, 'id'>,
  id: string,
): Promise<string> {
  return inTransaction(deps.db, async (tx) => {
    const { colleague } = await lockColleague(tx, askerId, id, say('ownAccess'))
    const at = deps.clock()
    await changeStaffToCustomer(tx, id, at)
    await storeEndedSessions(tx, id, at)
    await removePin(tx, id)
    await endStaffAccess(tx, id)
    await emit(tx, deps, {
      type: 'staff.removed',
      subject: { kind: 'user', id },
      actor: askerId,
      data: {
        userId: id,
        from: grantedRoleForEvent({ ...colleague, preset: presetOfRole(colleague)! }),
      },
      at,
    })
    await revokeApiKeysOf(tx, deps, { makerId: id, actorId: askerId, at })
    return colleague.name
  })
}
