/** Puts a notification in somebody's bell; what leaves besides, if anything, is its caller's business. */
import { wordMessage } from '#words/message.ts'
import type { Tx } from '../../database/transaction.ts'
import type { Deps } from '../../platform/deps.ts'
import { newId } from '../../platform/ids.ts'
import type { NotificationInput } from './notification-input.ts'
import { insertBell } from './store.ts'

/** @returns false when this person was notified of the same dedupeKey before, and nothing is stored */
export function ringBell(
  tx: Tx,
  { words }: Pick<Deps, 'words'>,
  notification: NotificationInput,
): Promise<boolean> {
  const { userId, dedupeKey, link, at } = notification
  return insertBell(tx, {
    id: newId(at),
    user_id: userId,
    dedupe_key: dedupeKey,
    ...wordMessage(words, notification),
    link,
    created_at: at,
  })
}
