/** Removes sessions and links that have run out, as the privacy page promises. */
import type { Deps } from '../../platform/deps.ts'

const EXPIRING = [
  'sessions',
  'verifications',
  'sign_in_codes',
  'sign_in_steps',
  'passkey_challenges',
  'ended_staff_sessions',
] as const

/** What a session knew of its browser goes with it, and so do the browser's notices. */
export async function forgetExpired({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const now = clock()
  for (const table of EXPIRING) await db.deleteFrom(table).where('expires_at', '<', now).execute()
}
