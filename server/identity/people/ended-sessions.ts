/** Recently ended sessions, which identify the phone of a suspended or removed member of staff. */
import { DAY_MS } from '#domain/base/time-zone.ts'
import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { isStaff } from '#domain/people/roles.ts'
import type { Tx } from '../../database/transaction.ts'
import { readSessionToken, type Person } from '../../http/callers/session.ts'
import type { Deps } from '../../platform/deps.ts'
import { findUser } from '../find-user.ts'
import { findEndedSession, hasEndedSession, insertEndedSessions } from './store.ts'

/** Longer than a phone is off: what it kept by then says for so long whose it is. */
const REMEMBERED_MS = 7 * DAY_MS

/** To be called before the sessions end. */
export function storeEndedSessions(tx: Tx, userId: string, now: Date): Promise<void> {
  return insertEndedSessions(tx, userId, new Date(now.getTime() + REMEMBERED_MS))
}

/**
 * Who works here, or did until lately: signed in, or with the session that ended then.
 * @returns null for everybody else
 */
export async function findCurrentOrFormerStaff(
  { db, clock, config }: Pick<Deps, 'db' | 'clock' | 'config'>,
  { person, headers }: Pick<FastifyRequest, 'person' | 'headers'>,
): Promise<Person | null> {
  const now = clock()
  if (person) return isStaff(person) || (await hasEndedSession(db, person.id, now)) ? person : null
  const token = readSessionToken(headers.cookie, config)
  if (token === null) return null
  const id = await findEndedSession(db, createHash('sha256').update(token).digest('hex'), now)
  return (id !== null && (await findUser(db, id))) || null
}
