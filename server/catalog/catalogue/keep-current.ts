/** Keeps in memory what staff set: the catalogue, the plans and the business settings, each apart. */
import type { BusinessSettings } from '#domain/business-settings.ts'
import type { Catalogue } from '#domain/catalogue.ts'
import type { Plan } from '#domain/plans.ts'
import type { Deps } from '../../platform/deps.ts'
import type { Kept } from '../../platform/kept.ts'
import type { Live } from '../../platform/live.ts'
import type { BringIn } from './bring-in-due.ts'
import { readCatalogue, readPlans, readSettings } from './store.ts'

/**
 * The plans are those of the Laundry Club that can be chosen.
 * @param bringIns what brings in planned prices, before the catalogue is read
 */
export function keepCurrent(
  { db, live, events, clock }: Pick<Deps, 'db' | 'live' | 'events' | 'clock'>,
  bringIns: readonly BringIn[],
): {
  catalogue: Kept<Catalogue>
  plans: Kept<Plan[]>
  settings: Kept<BusinessSettings>
} {
  const settings = kept(live, () => readSettings(db))
  /** When the next planned price begins to hold. */
  let nextAt = Infinity
  return {
    catalogue: kept(
      live,
      async () => {
        const begins = []
        for (const bringIn of bringIns) begins.push(await bringIn({ db, events, clock, settings }))
        nextAt = Math.min(...begins)
        return readCatalogue(db)
      },
      () => clock().getTime() >= nextAt,
    ),
    plans: kept(live, () => readPlans(db)),
    settings,
  }
}

/**
 * Reads once and again after every change that the database notifies of. While changes may be missed nothing is
 * kept, so that no price is quoted that another process has changed.
 * @param isOver whether what is known holds no longer by the clock
 */
function kept<Value>(live: Live, readNow: () => Promise<Value>, isOver = () => false): Kept<Value> {
  let known: Promise<Value> | null = null
  let last: Value | null = null
  const read = async () => (last = await readNow())
  const forget = () => {
    known = null
  }
  live.on('offer', forget)
  live.on('resync', forget)
  function current(): Promise<Value> {
    if (!live.listening()) return read()
    if (isOver()) known = null
    known ??= read().catch((error: unknown) => {
      known = null
      throw error
    })
    return known
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
