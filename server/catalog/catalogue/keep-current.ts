/** Keeps in memory what staff set: the catalogue, the plans and the business settings, each apart. */
import type { BusinessSettings } from '#domain/business-settings.ts'
import type { Catalogue } from '#domain/catalogue.ts'
import type { Plan } from '#domain/plans.ts'
import type { Db } from '../../database/transaction.ts'
import type { Kept } from '../../platform/kept.ts'
import type { Live } from '../../platform/live.ts'
import { readCatalogue, readPlans, readSettings } from './store.ts'

/** The plans are those of the Laundry Club that can be chosen. */
export function keepCurrent(
  db: Db,
  live: Live,
): { catalogue: Kept<Catalogue>; plans: Kept<Plan[]>; settings: Kept<BusinessSettings> } {
  return {
    catalogue: kept(live, () => readCatalogue(db)),
    plans: kept(live, () => readPlans(db)),
    settings: kept(live, () => readSettings(db)),
  }
}

/**
 * Reads once and again after every change that the database notifies of. While changes may be missed nothing is
 * kept, so that no price is quoted that another process has changed.
 */
function kept<Value>(live: Live, readNow: () => Promise<Value>): Kept<Value> {
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
