/** The common frame of changes to one date: only future dates, and an event for each change. */
import { branchOfPerson } from '#domain/base/branch.ts'
import { calendarDateIn } from '#domain/base/time-zone.ts'
import { inTransaction, type Tx } from '../../database/transaction.ts'
import { emit } from '../../events/emit.ts'
import type { EventData } from '../../events/event-types.ts'
import type { Deps } from '../../platform/deps.ts'
import { AppError, say } from '../../platform/app-error.ts'
import type { Person } from '../../http/callers/session.ts'

/** An event of a date, as its verb says it. */
type DayChange = {
  [T in 'date.closed' | 'date.opened' | 'date.places_changed']: { type: T; data: EventData[T] }
}['date.closed' | 'date.opened' | 'date.places_changed']

/** @param change changes the date and says what it did; null when nothing is different */
export async function changeSpecialDay(
  deps: Deps,
  staff: Person,
  date: string,
  change: (tx: Tx) => Promise<DayChange | null>,
): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const happened = await change(tx)
    if (!happened) return
    const subject = { kind: 'date', id: date }
    await emit(tx, deps, { ...happened, subject, actor: staff.id, at: deps.clock() })
  })
  deps.laundry(branchOfPerson(staff)).settings.forget()
}

/** @throws AppError `past_date` */
export async function refusePastDate(deps: Deps, staff: Person, date: string): Promise<void> {
  const { timeZone } = await deps.laundry(branchOfPerson(staff)).settings.current()
  if (date < calendarDateIn(deps.clock(), timeZone))
    throw new AppError('past_date', say('dateOver'))
}
