/** Keeps in memory what the laundry offers right now. */
import type { Kysely } from 'kysely'
import type { Offer } from '#domain/offer.ts'
import type { Tables } from '../../database/tables.ts'
import type { Kept } from '../../platform/kept.ts'
import type { Live } from '../../platform/live.ts'
import { readOffer } from './store.ts'

/**
 * Reads the offer once and again after every change that the database tells of. While changes may be
 * missed nothing is kept, so that no price is quoted that another process has changed.
 */
export function keepOffer(db: Kysely<Tables>, live: Live): Kept<Offer> {
  let kept: Promise<Offer> | null = null
  let last: Offer | null = null
  const read = async () => (last = await readOffer(db))
  const forget = () => {
    kept = null
  }
  live.on('offer', forget)
  live.on('resync', forget)
  function current(): Promise<Offer> {
    if (!live.listening()) return read()
    kept ??= read().catch((error: unknown) => {
      kept = null
      throw error
    })
    return kept
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
