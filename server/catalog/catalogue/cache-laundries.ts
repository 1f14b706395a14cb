/** Separate caches of each branch's settings, catalogue, plans and public numbers. */
import { type BranchId, MAIN_BRANCH } from '#domain/base/branch.ts'
import { type Db, currentTransactionOf } from '../../database/transaction.ts'
import type { Deps } from '../../platform/deps.ts'
import type { Kept, Laundry, LaundryOf } from '../../platform/kept.ts'
import type { Live } from '../../platform/live.ts'
import {
  type ApplyPrices,
  applyDueUpcomingPrices,
} from '../upcoming-prices/apply-due-upcoming-prices.ts'
import { cacheMarketing } from './marketing.ts'
import { readCatalogue, readPlans, readSettings } from './store.ts'

/** @param applyPrices applies scheduled prices, before a catalogue is read */
export function cacheLaundries(
  deps: Pick<Deps, 'db' | 'live' | 'events' | 'clock'>,
  applyPrices: ApplyPrices,
): LaundryOf {
  const laundries = new Map<BranchId, Laundry>([[MAIN_BRANCH, keepLaundry(deps, applyPrices)]])
  return (branch) => {
    const laundry = laundries.get(branch)
    if (!laundry) throw new RangeError(`There is no branch “${branch}”.`)
    return laundry
  }
}

function keepLaundry(
  { db, live, events, clock }: Pick<Deps, 'db' | 'live' | 'events' | 'clock'>,
  applyPrices: ApplyPrices,
): Laundry {
  const settings = kept(db, live, readSettings)
  /** When the next planned price begins to hold. */
  let nextAt = Infinity
  return {
    settings,
    catalogue: kept(
      db,
      live,
      async (handle) => {
        const begins = await applyDueUpcomingPrices(
          { db: handle, events, clock },
          { settings },
          applyPrices,
        )
        // What a transaction brings in may come to nothing with it.
        if (handle === db) nextAt = begins
        return readCatalogue(handle)
      },
      () => clock().getTime() >= nextAt,
    ),
    plans: kept(db, live, readPlans),
    marketing: cacheMarketing(db, { live, settings, clock }),
  }
}

/**
 * Reads once and again after every change that the database notifies of. While changes may be missed nothing is
 * kept, so that no price is quoted that another process has changed. What must be read inside a transaction is read
 * with it and not kept: another connection may have to be waited for, and what it has changed may come to nothing.
 * @param isOver whether what is known holds no longer by the clock
 */
function kept<Value>(
  db: Db,
  live: Live,
  readNow: (handle: Db) => Promise<Value>,
  isOver = () => false,
): Kept<Value> {
  let known: Promise<Value> | null = null
  /** What `known` has come to. */
  let settled: { value: Value } | null = null
  let last: Value | null = null
  const read = async () => (last = await readNow(db))
  const forget = () => {
    known = null
    settled = null
  }
  live.on('offer', forget)
  live.on('resync', forget)
  async function readOnce(): Promise<Value> {
    const reading = read()
    known = reading
    try {
      const value = await reading
      // What changed meanwhile may be missing in it.
      if (known === reading) settled = { value }
      return value
    } catch (error) {
      if (known === reading) forget()
      throw error
    }
  }
  async function current(): Promise<Value> {
    const isKept = live.listening() && !isOver()
    const tx = currentTransactionOf(db)
    if (tx) return isKept && settled ? settled.value : readNow(tx)
    if (!live.listening()) return read()
    if (isOver()) forget()
    return known ?? readOnce()
  }
  return {
    forget,
    current,
    async lastKnown() {
      if (last && !live.listening()) return last
      return current().catch((error: unknown) => {
        if (last) return last
        throw error
      })
    },
  }
}
