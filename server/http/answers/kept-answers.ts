/**
 * Cached answers to public calls, valid until a change or the next minute (slots begin, opening hours). Own changes
 * clear them before the change is answered; other processes' changes on notification.
 */
import type { Live } from '../../platform/live.ts'
import { JSON_TYPE, makeCachedBody, type KeptBody } from './make-cached-body.ts'

export interface KeptAnswers {
  /** @param make the answer's JSON, asked for when none is kept under this key */
  get(key: string, make: () => Promise<string>): Promise<KeptBody>
  /** Lets go of everything: for who has just changed something and doesn't wait for the notice. */
  forget(): void
}

/** So many different questions at most, of some tens of kilobytes each. */
const MOST_KEPT = 200
const MINUTE = 60_000

export function cacheAnswers(live: Live, clock: () => Date): KeptAnswers {
  let kept = new Map<string, Promise<KeptBody>>()
  let keptIn = Number.NaN
  const forget = (): void => {
    // What is being made right now may have read what was before: it answers who asked, and isn't kept.
    kept = new Map()
  }
  live.on('offer', forget)
  // Places are taken and given back with an entry of their order's history.
  live.on('order_history', forget)
  live.on('testimonials', forget)
  live.on('resync', forget)

  return {
    forget,
    async get(key, make) {
      // While changes may be missed nothing is kept.
      if (!live.listening()) return makeCachedBody(await make(), JSON_TYPE, 5)
      const minute = Math.floor(clock().getTime() / MINUTE)
      if (minute !== keptIn) forget()
      keptIn = minute
      const into = kept
      const known = into.get(key)
      if (known) return known
      const making = make().then((text) => makeCachedBody(text, JSON_TYPE, 5))
      making.catch(() => into.delete(key))
      if (into.size >= MOST_KEPT) into.delete(into.keys().next().value!)
      into.set(key, making)
      return making
    },
  }
}
