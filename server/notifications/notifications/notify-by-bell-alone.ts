/** Adds a notification to a person's bell; sending messages is up to the caller. */
import type { Tx } from '../../database/transaction.ts'
import { newId } from '../../platform/ids.ts'
import type { NotificationInput } from './notification-input.ts'
import { insertBellNotification } from './bell-store.ts'

/** @returns false when this person was notified of the same dedupeKey before, and nothing is stored */
export function notifyByBellAlone(tx: Tx, notification: NotificationInput): Promise<boolean> {
  const { userId, dedupeKey, kind, params, link, at } = notification
  return insertBellNotification(tx, {
    id: newId(at),
    user_id: userId,
    dedupe_key: dedupeKey,
    kind,
    params: JSON.stringify(params ?? {}),
    link,
    created_at: at,
  })
}
