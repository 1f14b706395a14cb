/** Removes a colleague from the staff. */
import { presetOf } from '#domain/people/permissions.ts'
import { inTransaction } from '../../database/transaction.ts'
import { emit } from '../../events/emit.ts'
import type { Person } from '../../http/callers/session.ts'
import { say } from '../../platform/app-error.ts'
import type { Deps } from '../../platform/deps.ts'
import { endAccess } from '../accounts/sessions/end-access.ts'
import { revokeKeysOf } from '../api-keys/revoke-keys-of.ts'
import { forgetPin } from '../tablets/forget-pin.ts'
import { grantOf } from './granted-role.ts'
import { rememberSessions } from './ended-sessions.ts'
import { lockColleague } from './lock-colleague.ts'
import { updateToCustomer } from './store.ts'

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
    await updateToCustomer(tx, id, at)
    await rememberSessions(tx, id, at)
    await forgetPin(tx, id)
    await endAccess(tx, id)
    await emit(tx, deps, {
      type: 'staff.removed',
      subject: { kind: 'user', id },
      actor: askerId,
      data: { userId: id, from: grantOf({ ...colleague, preset: presetOf(colleague)! }) },
      at,
    })
    await revokeKeysOf(tx, deps, { makerId: id, actorId: askerId, at })
    return colleague.name
  })
}
