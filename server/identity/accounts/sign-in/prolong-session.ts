/** Prolongs sessions in use, so that daily visitors stay signed in. */
import type { FastifyRequest } from 'fastify'
import { SESSION_SECONDS, type Session } from '../../../http/callers/session.ts'
import type { Deps } from '../../../platform/deps.ts'
import { touchSession } from '../record/person-store.ts'
import { callSignInLibrary } from './call-sign-in-library.ts'
import { PROLONG_SECONDS } from './auth.ts'

/** Use is recorded to this many minutes, so that most reads write nothing. */
const RECORDED_EVERY_MS = 5 * 60_000

/**
 * Records that a session is in use, and prolongs it once a day; a shared tablet's session is never prolonged.
 * @returns the Set-Cookie lines that carry the new end
 */
export async function prolongSession(
  deps: Pick<Deps, 'db' | 'auth' | 'config'>,
  request: FastifyRequest,
  session: Session,
): Promise<string[]> {
  const { id, usedAt, expiresAt, isOnTablet } = session
  // The library and the database measure sessions by the machine's clock.
  const now = Date.now()
  if (now - usedAt.getTime() > RECORDED_EVERY_MS) {
    await touchSession(deps.db, id)
    // Other requests of this session read it from memory.
    session.usedAt = new Date(now)
  }
  const leftMs = expiresAt.getTime() - now
  if (isOnTablet || leftMs > (SESSION_SECONDS - PROLONG_SECONDS) * 1000) return []
  const { body, cookies } = await callSignInLibrary(deps, request, 'GET', '/get-session')
  // Where another tab has just renewed the token, the library would take away the cookie that this browser got there.
  return body?.user ? cookies : []
}
