/** Refuses sign-in to suspended members of staff. */
import { AppError, say } from '../../../platform/app-error.ts'
import type { Deps } from '../../../platform/deps.ts'
import { isSuspended } from '../record/person-store.ts'

/**
 * To be asked once somebody has proven who they are, so that no stranger learns it.
 * @throws AppError `suspended`
 */
export async function refuseSuspendedStaff(
  { db }: Pick<Deps, 'db'>,
  userId: string,
): Promise<void> {
  if (await isSuspended(db, userId)) throw new AppError('suspended', say('suspended'))
}
