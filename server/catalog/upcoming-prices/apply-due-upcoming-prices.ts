/** Applies scheduled prices once their day has begun in the laundry's time zone, and finds the next such day. */
import { calendarDateIn, instantAt } from '#domain/base/time-zone.ts'
import { inTransaction, type Tx } from '../../database/transaction.ts'
import type { EmitDeps } from '../../events/emit.ts'
import type { Deps } from '../../platform/deps.ts'
import type { Laundry } from '../../platform/kept.ts'
import {
  selectOwnersOfDuePrices,
  findNextPriceDate,
  type PriceOwner,
  type TakenPrice,
  deleteUpcomingPrices,
} from './upcoming-store.ts'

/** An owner's prices that hold now. */
export interface DuePrices {
  owner: PriceOwner
  itemIds: readonly string[]
  at: Date
  /** Deletes and returns them by day; none where another server was faster. Lock the items or the company first. */
  take: () => Promise<TakenPrice[]>
}

/** Makes due prices the current ones, and announces it as a change made by hand. */
export type ApplyPrices = (tx: Tx, deps: EmitDeps, due: DuePrices) => Promise<void>

/**
 * Runs when the catalogue is read, and every minute. Each price is applied once, also with several servers.
 * @returns when the next begins to hold, in milliseconds; Infinity where none is planned
 */
export async function applyDueUpcomingPrices(
  { db, clock, events }: Pick<Deps, 'db' | 'clock' | 'events'>,
  { settings }: Pick<Laundry, 'settings'>,
  apply: ApplyPrices,
): Promise<number> {
  const { timeZone } = await settings.current()
  const at = clock()
  const today = calendarDateIn(at, timeZone)
  let first = await findNextPriceDate(db)
  if (first !== null && first <= today) {
    for (const { owner, itemIds } of await selectOwnersOfDuePrices(db, today))
      await inTransaction(db, (tx) => {
        const take = () => deleteUpcomingPrices(tx, owner, { until: today, itemIds })
        return apply(tx, { events }, { owner, itemIds, at, take })
      })
    first = await findNextPriceDate(db)
  }
  return first === null ? Infinity : instantAt(first, 0, timeZone).getTime()
}
