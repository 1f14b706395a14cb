// Sessions of the benchmark's people, written beside the database: hashing hundreds of passwords would take minutes.
import { randomBytes } from 'node:crypto'
import { DAY_MS } from '#domain/base/time-zone.ts'
import { openDatabase } from '#server/database/open.ts'
import { sessionCookie } from '#server/http/callers/session.ts'
import { newId } from '#server/platform/ids.ts'
import type { Store } from './store.ts'

/** What the servers sign cookies with. */
export const AUTH_SECRET = 'a secret for the benchmark that is known to all'

/**
 * Begins a session for each person; on the embedded engine before a server opens the folder.
 * @returns their Cookie headers, in the same order
 */
export async function beginSessions(store: Store, userIds: readonly string[]): Promise<string[]> {
  const database = await openDatabase(store)
  const now = new Date()
  const sessions = userIds.map((userId) => ({
    id: newId(now),
    user_id: userId,
    token: randomBytes(24).toString('base64url'),
    expires_at: new Date(now.getTime() + 30 * DAY_MS),
  }))
  try {
    await database.db.insertInto('sessions').values(sessions).execute()
  } finally {
    await database.close()
  }
  const signing = { baseUrl: 'http://127.0.0.1', authSecret: AUTH_SECRET }
  return sessions.map(({ token }) => sessionCookie(token, signing, null).split(';')[0]!)
}
