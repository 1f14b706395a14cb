/** The numbers of people whose cash is still out, and whose UPI isn't confirmed, once the day is over. */
import type { NowAnswer } from '#contract/operate/now.ts'
import type { BranchId } from '#domain/base/branch.ts'
import { addDays, calendarDateIn, instantAt, minutesOfDayIn } from '#domain/base/time-zone.ts'
import { DAYS_TO_CONFIRM_UPI, EVENING_MINUTES } from '#domain/cash/evening.ts'
import { countCashHolders } from '../../billing/cash/count-cash-holders.ts'
import { countPeopleWithUnconfirmedUpi } from '../../billing/door-takings/count-people-with-unconfirmed-upi.ts'
import type { Deps } from '../../platform/deps.ts'

/** @returns before the evening, what is left of earlier days alone */
export async function countEveningMoney(
  { db, clock, laundry }: Pick<Deps, 'db' | 'clock' | 'laundry'>,
  branch: BranchId,
): Promise<NonNullable<NowAnswer['eveningMoney']>> {
  const { timeZone } = await laundry(branch).settings.current()
  const now = clock()
  const today = calendarDateIn(now, timeZone)
  const isEvening = minutesOfDayIn(now, timeZone) >= EVENING_MINUTES
  const midnight = instantAt(today, 0, timeZone)
  const [cash, upi] = await Promise.all([
    countCashHolders(db, isEvening ? null : midnight),
    countPeopleWithUnconfirmedUpi(
      db,
      instantAt(addDays(today, -DAYS_TO_CONFIRM_UPI), 0, timeZone),
      isEvening ? now : midnight,
    ),
  ])
  return { cash, upi }
}
