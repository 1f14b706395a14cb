/** Locks a colleague for a decision, and checks the permission to make it. */
import { missingPermission, permissionsOf } from '#domain/people/permissions.ts'
import type { Tx } from '../../database/transaction.ts'
import { notFound } from '../../http/answers/not-found.ts'
import { AppError, say, type Failure } from '../../platform/app-error.ts'
import { lockStaffRows, type StaffRow } from './store.ts'

/**
 * Both are locked until `tx` ends, so a right that was just taken from the asker decides nothing. Nobody decides about
 * themselves, or about somebody who may do more: so of those who may do everything, one always stays.
 * @param own what is said to somebody who names themselves
 * @throws AppError `not_found`, `forbidden`
 */
export async function lockColleague(
  tx: Tx,
  askerId: string,
  id: string,
  own: Failure,
): Promise<{ asker: StaffRow; colleague: StaffRow }> {
  if (id === askerId) throw new AppError('forbidden', own)
  const rows = await lockStaffRows(tx, [askerId, id])
  const asker = requireStaffManager(rows.find((row) => row.id === askerId))
  const colleague = rows.find((row) => row.id === id)
  if (!colleague) throw notFound('colleague')
  const above = missingPermission(asker, permissionsOf(colleague))
  if (above !== undefined) throw new AppError('forbidden', say('aboveYou', { permission: above }))
  return { asker, colleague }
}

/**
 * @param row somebody as they are stored now
 * @throws AppError `forbidden` where they may not decide what others may do
 */
export function requireStaffManager(row: StaffRow | undefined): StaffRow {
  if (!row || row.suspendedAt !== null || !permissionsOf(row).includes('people'))
    throw new AppError('forbidden', say('permissionLacking', { permission: 'people' }))
  return row
}
