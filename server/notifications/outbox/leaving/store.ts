/** SQL for messages as they leave: moves to another channel, and counts of replies. */
import { sql } from 'kysely'
import type { NotificationChannel } from '#domain/messages/notification-settings.ts'
import type { Db, Tx } from '../../../database/transaction.ts'
import { newId } from '../../../platform/ids.ts'
import type { Way } from '../../notifications/find-ways.ts'
import type { TriedMessage } from './fallback-store.ts'

interface Move {
  /** The ids of the messages that it takes the place of, its own among them. */
  without: readonly string[]
  /** Each address of its next channel; empty where it is removed. */
  ways: readonly Way[]
  /** The channels after that. */
  later: readonly NotificationChannel[]
}

/** @returns the ids of what leaves instead; the first one keeps its own */
export async function replaceMessages(
  tx: Tx,
  message: TriedMessage,
  { without, ways, later }: Move,
): Promise<string[]> {
  await tx
    .deleteFrom('outbox_messages')
    .where('id', '=', sql<string>`any(${[...without]}::uuid[])`)
    .execute()
  if (ways.length === 0) return []
  const rows = ways.map(({ channel, recipient }, index) => ({
    id: index === 0 ? message.id : newId(message.created_at),
    user_id: message.user_id,
    notification_id: message.notification_id,
    channel,
    recipient,
    search_text: message.search_text,
    parts: JSON.stringify(message.parts),
    link: message.link,
    created_at: message.created_at,
    topic: message.topic,
    due_at: message.due_at,
    held_until: message.held_until,
    sealed_at: message.sealed_at,
    // No job of before sends it.
    revision: message.revision + 1,
    next_channels: later.length === 0 ? null : [...later],
    fallback_of: message.fallback_of,
  }))
  await tx.insertInto('outbox_messages').values(rows).execute()
  return rows.map(({ id }) => id)
}

/** @returns how many replies went from a number in a month, this one among them */
export async function countReply(db: Db, numberId: string, month: string): Promise<number> {
  const { replies } = await db
    .insertInto('whatsapp_reply_months')
    .values({ number_id: numberId, month, replies: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['number_id', 'month'])
        .doUpdateSet({ replies: sql<number>`whatsapp_reply_months.replies + 1` }),
    )
    .returning('replies')
    .executeTakeFirstOrThrow()
  return replies
}
