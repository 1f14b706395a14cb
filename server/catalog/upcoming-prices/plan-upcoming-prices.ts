/** Schedules prices from a day on; until then nothing changes. */
import { branchOfPerson } from '#domain/base/branch.ts'
import { calendarDateIn } from '#domain/base/time-zone.ts'
import { inTransaction, type Tx } from '../../database/transaction.ts'
import { AppError, say } from '../../platform/app-error.ts'
import type { Person } from '../../http/callers/session.ts'
import type { Deps } from '../../platform/deps.ts'
import { type PlannedPrice, type PriceOwner, upsertUpcomingPrices } from './upcoming-store.ts'

/**
 * All of them or none. A price that is planned for the same item and day is replaced.
 * @param prepare locks the items or the company, refuses a stale editor and emits the events
 * @throws AppError `past_date` unless the day is after today
 */
export async function planUpcomingPrices(
  deps: Pick<Deps, 'db' | 'clock' | 'laundry'>,
  staff: Person,
  { owner, from }: { owner: PriceOwner; from: string },
  prepare: (tx: Tx, at: Date) => Promise<readonly PlannedPrice[]>,
): Promise<void> {
  const { catalogue, settings } = deps.laundry(branchOfPerson(staff))
  // What is due by now holds already.
  await catalogue.current()
  const { timeZone } = await settings.current()
  const at = deps.clock()
  if (from <= calendarDateIn(at, timeZone))
    throw new AppError('past_date', say('pricesFromTomorrow'))
  await inTransaction(deps.db, async (tx) =>
    upsertUpcomingPrices(tx, owner, from, await prepare(tx, at)),
  )
  catalogue.forget()
}
