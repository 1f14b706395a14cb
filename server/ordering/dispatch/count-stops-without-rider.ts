/** The number of stops of today and tomorrow that have no rider. */
import type { BranchId } from '#domain/base/branch.ts'
import { addDays, calendarDateIn, instantAt } from '#domain/base/time-zone.ts'
import type { Deps } from '../../platform/deps.ts'
import { countUnassignedStops } from './store.ts'

/** @returns null in a laundry without riders who see only their own stops */
export async function countStopsWithoutRider(
  { db, clock, laundry }: Pick<Deps, 'db' | 'clock' | 'laundry'>,
  branch: BranchId,
): Promise<{ today: number; tomorrow: number } | null> {
  const { timeZone } = await laundry(branch).settings.current()
  const today = calendarDateIn(clock(), timeZone)
  const dayOf = (date: string) => ({ date, endsAt: instantAt(addDays(date, 1), 0, timeZone) })
  return countUnassignedStops(db, { today: dayOf(today), tomorrow: dayOf(addDays(today, 1)) })
}
