/** Puts a notification in somebody's bell; what leaves besides, if anything, is its caller's business. */
import type { Tx } from '../../database/transaction.ts'
import { newId } from '../../platform/ids.ts'
import type { Announcement } from './announcement.ts'
import { insertBell } from './store.ts'

/** @returns false when the same subject was announced to this person before, and nothing is stored */
export function ringBell(
  tx: Tx,
  { userId, subject, title, message, link, at }: Omit<Announcement, 'kind' | 'bellOnly'>,
): Promise<boolean> {
  return insertBell(tx, {
    id: newId(at),
    user_id: userId,
    subject,
    title,
    message,
    link,
    created_at: at,
  })
}
