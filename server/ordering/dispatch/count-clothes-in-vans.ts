/** The number of orders with clothes in a van when the day's run is over. */
import type { BranchId } from '#domain/base/branch.ts'
import { minutesOfDayIn } from '#domain/base/time-zone.ts'
import { isRunOver } from '#domain/run-sheet/run-sheet.ts'
import type { Deps } from '../../platform/deps.ts'
import { countOrdersInVans } from './rider-stops-store.ts'

/** @returns 0 while riders are on their way */
export async function countClothesInVans(
  { db, clock, laundry }: Pick<Deps, 'db' | 'clock' | 'laundry'>,
  branch: BranchId,
): Promise<number> {
  const { timeZone } = await laundry(branch).settings.current()
  return isRunOver(minutesOfDayIn(clock(), timeZone)) ? countOrdersInVans(db) : 0
}
