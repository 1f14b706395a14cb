/** Applies scheduled prices once their day has begun in the laundry's time zone, and finds the next such day. */
import { calendarDateIn, instantAt } from '#domain/base/time-zone.ts'
import { inTransaction, type Tx } from '../../database/transaction.ts'
import type { EmitDeps } from '../../events/emit.ts'
import type { Deps } from '../../platform/deps.ts'
import {
  dueOwners,
  firstUpcomingDay,
  type PriceOwner,
  type TakenPrice,
  takeUpcoming,
} from './upcoming-store.ts'

/** An owner's prices that hold now. */
export interface DuePrices {
  owner: PriceOwner
  itemIds: readonly string[]
  at: Date
  /** Takes them, the first day first: none where another server was faster. What they are of is locked before. */
  take: () => Promise<TakenPrice[]>
}

/** Makes due prices the current ones, and announces it as a change made by hand. */
export type ApplyPrices = (tx: Tx, deps: EmitDeps, due: DuePrices) => Promise<void>

/**
 * The first who asks for the catalogue brings them in, else a job within the minute; each is applied once, on
 * whatever server.
 * @returns when the next begins to hold, in milliseconds; Infinity where none is planned
 */
export async function applyDuePrices(
  { db, clock, settings, events }: Pick<Deps, 'db' | 'clock' | 'settings' | 'events'>,
  apply: ApplyPrices,
): Promise<number> {
  const { timeZone } = await settings.current()
  const at = clock()
  const today = calendarDateIn(at, timeZone)
  let first = await firstUpcomingDay(db)
  if (first !== null && first <= today) {
    for (const { owner, itemIds } of await dueOwners(db, today))
      await inTransaction(db, (tx) => {
        const take = () => takeUpcoming(tx, owner, { until: today, itemIds })
        return apply(tx, { events }, { owner, itemIds, at, take })
      })
    first = await firstUpcomingDay(db)
  }
  return first === null ? Infinity : instantAt(first, 0, timeZone).getTime()
}
