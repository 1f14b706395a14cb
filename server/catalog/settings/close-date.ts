/** Closes a date; existing bookings stay. */
import type { Deps } from '../../platform/deps.ts'
import type { Person } from '../../http/callers/session.ts'
import { changeSpecialDay, refusePastDate } from './change-special-day.ts'
import { findClosedDate, upsertClosedDate } from './store.ts'

/** @throws AppError `past_date` */
export async function closeDate(
  deps: Deps,
  staff: Person,
  date: string,
  reason: string,
): Promise<void> {
  await refusePastDate(deps, staff, date)
  await changeSpecialDay(deps, staff, date, async (tx) => {
    const before = await findClosedDate(tx, date)
    if (before?.reason === reason) return null
    await upsertClosedDate(tx, date, reason)
    return { type: 'date.closed', data: { date, from: before?.reason ?? null, to: reason } }
  })
}
