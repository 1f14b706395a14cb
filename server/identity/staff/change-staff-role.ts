/** Changes what a colleague may do. */
import type { StaffRole } from '#contract/staff.ts'
import { fromRupees } from '#domain/money.ts'
import { lackedBy, permissionsOf, PERMISSIONS_OF, presetOf } from '#domain/permissions.ts'
import { inTransaction } from '../../database/transaction.ts'
import { emit } from '../../events/emit.ts'
import { notFound } from '../../http/not-found.ts'
import type { Person } from '../../http/session.ts'
import { AppError, say } from '../../platform/app-error.ts'
import type { Deps } from '../../platform/deps.ts'
import { requireMayGrant } from './require-may-grant.ts'
import { lockStaffRows, updateRole, type StaffRow } from './store.ts'

/**
 * What the asker may give is read again under a lock, so that a right that was just taken from them is given to nobody.
 * Streams that the colleague has open end at once, and begin again with what they may hear.
 * @throws AppError `not_found`, `forbidden`; `invalid_input` for what the preset doesn't bring
 */
export async function changeStaffRole(
  deps: Pick<Deps, 'db' | 'clock' | 'events'>,
  { id: askerId }: Pick<Person, 'id'>,
  id: string,
  { preset, permissions, refundsPerDay }: StaffRole,
): Promise<StaffRow> {
  if (id === askerId) throw new AppError('forbidden', say('ownRole'))
  const brought = PERMISSIONS_OF[preset]
  const beyond = permissions?.find((permission) => !brought.includes(permission))
  if (beyond !== undefined)
    throw new AppError('invalid_input', say('beyondPreset', { preset, permission: beyond }))
  const isNarrowed = permissions !== null && brought.some((each) => !permissions.includes(each))
  const role = {
    preset,
    narrowedTo: isNarrowed ? brought.filter((each) => permissions.includes(each)) : null,
    refundsPerDayPaise: refundsPerDay === null ? null : fromRupees(refundsPerDay),
  }
  const at = deps.clock()
  return inTransaction(deps.db, async (tx) => {
    const rows = await lockStaffRows(tx, [askerId, id])
    const [asker, before] = [askerId, id].map((each) => rows.find((row) => row.id === each))
    if (!asker || !permissionsOf(asker).includes('people'))
      throw new AppError('forbidden', say('staffOnly'))
    if (!before) throw notFound('colleague')
    const above = lackedBy(asker, permissionsOf(before))
    if (above !== undefined) throw new AppError('forbidden', say('aboveYou', { permission: above }))
    const after = { ...before, ...role, role: preset }
    requireMayGrant(asker, after)
    await updateRole(tx, id, role, at)
    await emit(tx, deps, {
      type: 'staff.role_changed',
      subject: { kind: 'user', id },
      actor: askerId,
      data: { userId: id, from: grantedTo(before), to: grantedTo(after) },
      at,
    })
    return after
  })
}

function grantedTo(row: StaffRow) {
  return {
    preset: presetOf(row)!,
    permissions: [...permissionsOf(row)],
    refundsPerDayPaise: row.refundsPerDayPaise,
  }
}
