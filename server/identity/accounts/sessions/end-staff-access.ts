/** Ends a person's sessions and other access, an impostor's included. */
import type { Db, Tx } from '../../../database/transaction.ts'
import type { Deps } from '../../../platform/deps.ts'
import { findSession, readSessionToken, type Session } from '../../../http/callers/session.ts'
import { deleteSignInSteps, updateSessionProof } from './second-factor-store.ts'
import { deleteSession, deleteSessions } from '../record/person-store.ts'

/**
 * Ends every session, and sign-ins that wait for a second factor. The browsers that show notices go with the sessions that turned them on, and when
 * `tx` commits every process ends the live streams that were opened with one. What changes somebody's
 * rights (a role, a password, an email) calls this.
 * @param options.keep the id of a session that goes on
 */
export async function endStaffAccess(
  tx: Tx,
  userId: string,
  { keep }: { keep?: string | undefined } = {},
): Promise<void> {
  await deleteSessions(tx, userId, keep)
  await deleteSignInSteps(tx, userId)
}

/** Ends the session that a browser came with, now that it has got another one. */
export async function endReplacedSession(db: Db, before: Session | null): Promise<void> {
  if (before) await deleteSession(db, before.person.id, before.id)
}

/** The session that the sign-in library's answer begins; null where it begins none. */
export async function findNewSession(
  { db, clock, config }: Pick<Deps, 'db' | 'clock' | 'config'>,
  cookies: string[],
): Promise<Session | null> {
  const token = newSessionTokenOf(cookies, config)
  return token ? findSession(db, token, clock()) : null
}

/** Notes in the session that has just begun how its person proved that it is them. */
export async function markNewSessionProven(
  { db, clock, config }: Pick<Deps, 'db' | 'clock' | 'config'>,
  cookies: string[],
  { isStrong }: { isStrong: boolean },
): Promise<void> {
  const token = newSessionTokenOf(cookies, config)
  if (token) await updateSessionProof(db, { token }, isStrong, clock())
}

/** The token of the session that the sign-in library's answer begins; null where it begins none. */
export function newSessionTokenOf(cookies: string[], config: Deps['config']): string | null {
  return readSessionToken(cookies.map((cookie) => cookie.split(';')[0]).join('; '), config)
}

/** Ends a session that should not have begun, before its cookie was sent. */
export async function endNewSession(
  deps: Pick<Deps, 'db' | 'clock' | 'config'>,
  cookies: string[],
): Promise<void> {
  await endReplacedSession(deps.db, await findNewSession(deps, cookies))
}
