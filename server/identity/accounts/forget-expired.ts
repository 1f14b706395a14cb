/** Removes sessions and links that have run out, as the privacy page promises. */
import type { Deps } from '../../platform/deps.ts'
import { workEach } from '../../platform/one-by-one.ts'

const EXPIRING = [
  'sessions',
  'verifications',
  'sign_in_codes',
  'sign_in_steps',
  'passkey_challenges',
  'ended_staff_sessions',
] as const

/**
 * What a session knew of its browser goes with it, and so do the browser's notices.
 * @throws Error after trying all, when what has run out of one table could not be removed
 */
export async function forgetExpired({
  db,
  clock,
  log,
}: Pick<Deps, 'db' | 'clock' | 'log'>): Promise<void> {
  const now = clock()
  await workEach(
    EXPIRING,
    (table) => db.deleteFrom(table).where('expires_at', '<', now).execute(),
    (table, error) => log.error({ err: error, table }, 'what has run out could not be removed'),
  )
}
