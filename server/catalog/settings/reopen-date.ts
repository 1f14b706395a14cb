/** Reopens a closed date. */
import type { Deps } from '../../platform/deps.ts'
import type { Person } from '../../http/callers/session.ts'
import { changeSpecialDay } from './change-special-day.ts'
import { deleteClosedDate, findClosedDate } from './store.ts'

/** One that isn't closed is left as it is. */
export function reopenDate(deps: Deps, staff: Person, date: string): Promise<void> {
  return changeSpecialDay(deps, staff, date, async (tx) => {
    const before = await findClosedDate(tx, date)
    if (!before || !(await deleteClosedDate(tx, date))) return null
    return { type: 'date.opened', data: { date, from: before.reason } }
  })
}
