/** Changes a colleague's role. */
import type { StaffRole } from '#contract/people/staff.ts'
import { presetOfRole } from '#domain/people/permissions.ts'
import { inTransaction } from '../../database/transaction.ts'
import { emit } from '../../events/emit.ts'
import type { Person } from '../../http/callers/session.ts'
import { AppError, say } from '../../platform/app-error.ts'
import type { Deps } from '../../platform/deps.ts'
import { parseGrantedRole, grantedRoleForEvent } from './parse-granted-role.ts'
import { lockColleague } from './lock-colleague.ts'
import { requirePermissionToGrant } from './require-permission-to-grant.ts'
import { updateRole } from './store.ts'

/**
 * What the asker may give is read again under a lock, so that a right that was just taken from them is given to nobody.
 * Streams that the colleague has open end at once, and begin again with what they may hear.
 * @throws AppError `not_found`, `forbidden`; `invalid_input` for what the preset doesn't bring
 */
export async function changeStaffRole(
  deps: Pick<Deps, 'db' | 'clock' | 'events'>,
  { id: askerId }: Pick<Person, 'id'>,
  id: string,
  wanted: StaffRole,
): Promise<void> {
  const role = parseGrantedRole(wanted)
  const at = deps.clock()
  await inTransaction(deps.db, async (tx) => {
    const { asker, colleague } = await lockColleague(tx, askerId, id, say('ownRole'))
    requirePermissionToGrant(asker, { ...role, role: role.preset })
    if (colleague.email === '' && (role.preset !== 'rider' || role.morePresets.length > 0))
      throw new AppError('forbidden', say('numberOnlyRides', { name: colleague.name }))
    await updateRole(tx, id, role, at)
    await emit(tx, deps, {
      type: 'staff.role_changed',
      subject: { kind: 'user', id },
      actor: askerId,
      data: {
        userId: id,
        from: grantedRoleForEvent({ ...colleague, preset: presetOfRole(colleague)! }),
        to: grantedRoleForEvent(role),
      },
      at,
    })
  })
}
