/** Counts bags and items overdue at outside laundries. */
import { MAIN_BRANCH } from '#domain/base/branch.ts'
import { calendarDateIn } from '#domain/base/time-zone.ts'
import type { Deps } from '../../../platform/deps.ts'
import { countOverdue } from './store.ts'

export async function overdueAtVendors({
  db,
  clock,
  laundry,
}: Pick<Deps, 'db' | 'clock' | 'laundry'>): Promise<number> {
  const { timeZone } = await laundry(MAIN_BRANCH).settings.current()
  return countOverdue(db, calendarDateIn(clock(), timeZone))
}
