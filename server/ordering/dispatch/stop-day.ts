/** The day of stops that a call names. */
import type { BranchId } from '#domain/base/branch.ts'
import { addDays, calendarDateIn, instantAt } from '#domain/base/time-zone.ts'
import type { Deps } from '../../platform/deps.ts'
import type { StopDay } from './rider-stops-store.ts'

/**
 * @param date null for all days
 * @returns the day, null for all days, and the instant at which today begins
 */
export async function readStopDay(
  { clock, laundry }: Pick<Deps, 'clock' | 'laundry'>,
  branch: BranchId,
  date: string | null,
): Promise<{ day: StopDay | null; today: Date }> {
  const { timeZone } = await laundry(branch).settings.current()
  const todayDate = calendarDateIn(clock(), timeZone)
  const beginOf = (of: string) => instantAt(of, 0, timeZone)
  const day = date !== null && {
    date,
    startsAt: beginOf(date),
    endsAt: beginOf(addDays(date, 1)),
    isToday: date === todayDate,
  }
  return { day: day || null, today: beginOf(todayDate) }
}
