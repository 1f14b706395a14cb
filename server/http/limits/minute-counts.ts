/** Counts actions per minute in this process alone, for cheap calls. */
import type { FastifyInstance } from 'fastify'
import { MINUTES_COUNTED } from './bounds.ts'

const MINUTE_MS = 60_000

interface Counted {
  /** For how many seconds there is no more; 0 when this one was within the most. */
  seconds: number
  takeBack: () => void
}

interface MinuteCounts {
  /** Counts one more. */
  count(what: string, most: number): Counted
}

declare module 'fastify' {
  interface FastifyInstance {
    minuteCounts: MinuteCounts
  }
}

/** Makes `app.minuteCounts`. */
export function addMinuteCounts(app: FastifyInstance): void {
  app.decorate('minuteCounts', minuteCounts())
}

function minuteCounts(): MinuteCounts {
  // In the order in which the minutes began, so those at the front end first.
  const minutes = new Map<string, { count: number; endsAt: number }>()

  function makeRoom(now: number): void {
    for (const [what, { endsAt }] of minutes) {
      if (endsAt > now && minutes.size < MINUTES_COUNTED) return
      minutes.delete(what)
    }
  }

  function begin(what: string, now: number) {
    minutes.delete(what)
    makeRoom(now)
    const begun = { count: 0, endsAt: now + MINUTE_MS }
    minutes.set(what, begun)
    return begun
  }

  return {
    count(what, most) {
      const now = performance.now()
      const known = minutes.get(what)
      const minute = known && known.endsAt > now ? known : begin(what, now)
      minute.count += 1
      return {
        seconds: minute.count > most ? Math.ceil((minute.endsAt - now) / 1000) : 0,
        takeBack: () => (minute.count -= 1),
      }
    },
  }
}
