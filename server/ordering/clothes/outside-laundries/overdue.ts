/** Counts bags and items overdue at outside laundries. */
import type { BranchId } from '#domain/base/branch.ts'
import { calendarDateIn } from '#domain/base/time-zone.ts'
import type { Deps } from '../../../platform/deps.ts'
import { countOverdue } from './store.ts'

export async function overdueAtVendors(
  { db, clock, laundry }: Pick<Deps, 'db' | 'clock' | 'laundry'>,
  branch: BranchId,
): Promise<number> {
  const { timeZone } = await laundry(branch).settings.current()
  return countOverdue(db, calendarDateIn(clock(), timeZone))
}
