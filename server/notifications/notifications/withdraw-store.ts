/** SQL for withdrawing notifications. */
import { sql } from 'kysely'
import type { Tx } from '../../database/transaction.ts'

/**
 * The id of the notification of a dedupe key.
 * @param heldAfter only where it can be withdrawn still after this instant
 */
export async function findNotificationByKey(
  tx: Tx,
  userId: string,
  dedupeKey: string,
  heldAfter: Date | null = null,
): Promise<string | undefined> {
  const row = await tx
    .selectFrom('notifications')
    .select('id')
    .where('user_id', '=', userId)
    .where('dedupe_key', '=', dedupeKey)
    .$if(heldAfter !== null, (query) => query.where('held_until', '>', heldAfter))
    .executeTakeFirst()
  return row?.id
}

/** Notifications of dedupe keys that begin alike which can still be withdrawn, the oldest first. */
export function findHeldNotifications(tx: Tx, userId: string, beginning: string, now: Date) {
  return tx
    .selectFrom('notifications')
    .select(['id', 'dedupe_key'])
    .where('user_id', '=', userId)
    .where(sql<boolean>`starts_with(dedupe_key, ${beginning})`)
    .where('held_until', '>', now)
    .orderBy('id')
    .execute()
}

/** The messages that say a notification, locked until `tx` ends, so that none leaves before. */
export function lockMessagesOfNotification(tx: Tx, userId: string, notificationId: string) {
  return tx
    .selectFrom('outbox_messages')
    .select(['id', 'status', 'sealed_at'])
    .where('user_id', '=', userId)
    .where((eb) =>
      eb.or([
        eb('notification_id', '=', notificationId),
        sql<boolean>`parts @> jsonb_build_array(jsonb_build_object('id', ${notificationId}::text))`,
      ]),
    )
    .orderBy('id')
    .forUpdate()
    .execute()
}

/** Leaves what else the messages say; one that says nothing else stays as it is and goes with them. */
export async function removeNotificationFromMessages(
  tx: Tx,
  messageIds: readonly string[],
  notificationId: string,
): Promise<void> {
  if (messageIds.length === 0) return
  await sql`
    update outbox_messages set
      notification_id = (rest.parts -> 0 ->> 'id')::uuid, search_text = rest.parts -> 0 ->> 'searchText',
      link = rest.parts -> 0 ->> 'link', parts = rest.parts
    from (
      select id, without_part(parts, ${notificationId}::uuid) as parts from outbox_messages
      where id = any(${messageIds}::uuid[])
    ) as rest
    where outbox_messages.id = rest.id and rest.parts <> '[]'`.execute(tx)
}

/** With the messages that say it alone. */
export async function deleteNotification(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('notifications').where('id', '=', id).execute()
}
