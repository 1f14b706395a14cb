/** Counts bags and items overdue at outside laundries. */
import { calendarDateIn } from '#domain/base/time-zone.ts'
import type { Deps } from '../../../platform/deps.ts'
import { countOverdue } from './store.ts'

export async function overdueAtVendors({
  db,
  clock,
  settings,
}: Pick<Deps, 'db' | 'clock' | 'settings'>): Promise<number> {
  const { timeZone } = await settings.current()
  return countOverdue(db, calendarDateIn(clock(), timeZone))
}
