/**
 * Sessions in memory, so that most requests find their person without the database. Every change of a session or a
 * user clears them: this process's own at once, another's when the database notifies of it.
 */
import { LRUCache } from 'lru-cache'
import type { Deps } from '../../platform/deps.ts'
import { findSession, isSessionExpired, type Session } from './session.ts'

export interface KeptSessions {
  /** The session of a token; null where it has ended. */
  find(token: string, now: Date): Promise<Session | null>
}

const MOST_SESSIONS = 5000

/** A statement that changes sessions or users; the frequent one that only records a session's use is none. */
const CHANGES_ACCESS = /^(update|delete from) "(users|sessions)"(?! set "updated_at" = now\(\) )/

export function cacheSessions({
  db,
  live,
  watchStatements,
}: Pick<Deps, 'db' | 'live' | 'watchStatements'>): KeptSessions {
  let kept = new LRUCache<string, Session>({ max: MOST_SESSIONS })
  const forget = (): void => {
    // A session that is being read right now may lack the change: it is stored in the cache before this one.
    kept = new LRUCache({ max: MOST_SESSIONS })
  }
  live.on('sessions', forget)
  live.on('resync', forget)
  watchStatements((sql, run) => (CHANGES_ACCESS.test(sql) ? run().finally(forget) : run()))

  return {
    async find(token, now) {
      const into = kept
      const known = live.listening() ? into.get(token) : undefined
      if (known) return isSessionExpired(known, now) ? null : known
      const found = await findSession(db, token, now)
      if (found) into.set(token, found)
      return found
    },
  }
}
