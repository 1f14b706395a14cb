/** Counts bags and items overdue at outside laundries. */
import type { BranchId } from '#domain/base/branch.ts'
import { calendarDateIn } from '#domain/base/time-zone.ts'
import type { Deps } from '../../../platform/deps.ts'
import { countOverdueUnits } from './store.ts'

export async function findOverdueVendorUnits(
  { db, clock, laundry }: Pick<Deps, 'db' | 'clock' | 'laundry'>,
  branch: BranchId,
): Promise<number> {
  const { timeZone } = await laundry(branch).settings.current()
  return countOverdueUnits(db, calendarDateIn(clock(), timeZone))
}
