/** Deletes expired sessions, links and requests, as the privacy page promises. */
import { DAY_MS } from '#domain/base/time-zone.ts'
import type { Db } from '../../../database/transaction.ts'
import type { Deps } from '../../../platform/deps.ts'
import { processEachItem } from '../../../platform/one-by-one.ts'

const EXPIRING = [
  'sessions',
  'verifications',
  'phone_codes',
  'sign_in_codes',
  'sign_in_steps',
  'passkey_challenges',
  'ended_staff_sessions',
] as const

/** So long staff see that an invitation has expired, and can send it again. */
const INVITATION_DAYS = 30

/**
 * What a session knew of its browser goes with it, and so do the browser's notices.
 * @throws Error after trying all, when what has run out of one table could not be removed
 */
export async function deleteExpiredSessions({
  db,
  clock,
  log,
}: Pick<Deps, 'db' | 'clock' | 'log'>): Promise<void> {
  const now = clock()
  const parts = [
    ...EXPIRING.map((table) => ({
      table,
      remove: () => db.deleteFrom(table).where('expires_at', '<', now).execute(),
    })),
    { table: 'email_changes', remove: () => removeEmailChanges(db, now) },
    { table: 'staff_invitations', remove: () => removeInvitations(db, now) },
  ]
  await processEachItem(
    parts,
    ({ remove }) => remove(),
    ({ table }, error) => log.error({ err: error, table }, 'what has run out could not be removed'),
  )
}

/** What counts the mails of a day stays for that day. */
async function removeEmailChanges(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('email_changes')
    .where('expires_at', '<', now)
    .where('mails_since', '<', new Date(now.getTime() - DAY_MS))
    .execute()
}

/** Those that nobody accepted; who accepted one is staff, and the invitation says who let them in. */
async function removeInvitations(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('staff_invitations')
    .where('accepted_at', 'is', null)
    .where('expires_at', '<', new Date(now.getTime() - INVITATION_DAYS * DAY_MS))
    .execute()
}
