/** Withdraws a notification and its unsent messages. */
import type { Tx } from '../../database/transaction.ts'
import { storeNotifications } from './notify.ts'
import {
  deleteNotification,
  findHeldNotifications,
  findNotificationByKey,
  lockMessagesOfNotification,
  removeNotificationFromMessages,
} from './withdraw-store.ts'

/**
 * @returns false where it is too late: some of it has left, or its time to be taken back is over. Then
 *   all of it stays. Also where nobody was notified under this key.
 */
export async function withdrawNotification(
  tx: Tx,
  userId: string,
  dedupeKey: string,
  now: Date,
): Promise<boolean> {
  await storeNotifications(tx, (key) => key === dedupeKey)
  const id = await findNotificationByKey(tx, userId, dedupeKey, now)
  return id !== undefined && withdrawOne(tx, userId, id)
}

/**
 * The same for every notification of keys that begin alike.
 * @returns the keys of what is withdrawn, the oldest first
 */
export async function withdrawNotificationsByPrefix(
  tx: Tx,
  userId: string,
  beginning: string,
  now: Date,
): Promise<string[]> {
  await storeNotifications(tx, (key) => key.startsWith(beginning))
  const dedupeKeys: string[] = []
  for (const { id, dedupe_key: dedupeKey } of await findHeldNotifications(
    tx,
    userId,
    beginning,
    now,
  ))
    if (await withdrawOne(tx, userId, id)) dedupeKeys.push(dedupeKey)
  return dedupeKeys
}

/** Whether some of a notification has left, or is leaving; locks its messages until `tx` ends. */
export async function hasNotificationBeenSent(
  tx: Tx,
  userId: string,
  dedupeKey: string,
): Promise<boolean> {
  const id = await findNotificationByKey(tx, userId, dedupeKey)
  return id !== undefined && (await lockMessagesOfNotification(tx, userId, id)).some(isLeaving)
}

async function withdrawOne(tx: Tx, userId: string, id: string): Promise<boolean> {
  const messages = await lockMessagesOfNotification(tx, userId, id)
  if (messages.some(isLeaving)) return false
  await removeNotificationFromMessages(
    tx,
    messages.map((message) => message.id),
    id,
  )
  // What says nothing else goes with it.
  await deleteNotification(tx, id)
  return true
}

function isLeaving({ status, sealed_at }: { status: string; sealed_at: Date | null }): boolean {
  return status !== 'waiting' || sealed_at !== null
}
