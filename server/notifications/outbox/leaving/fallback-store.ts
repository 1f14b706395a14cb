/** SQL for messages that take over from others. */
import { sql } from 'kysely'
import type { NotificationChannel } from '#domain/messages/notification-settings.ts'
import type { MessagePart } from '../../../database/own-types.ts'
import type { Tx } from '../../../database/transaction.ts'
import { newId } from '../../../platform/ids.ts'
import { categoryOf } from '../../message-kinds.ts'
import type { Way } from '../../notifications/find-ways.ts'

export type TriedMessage = Awaited<ReturnType<typeof lockTried>>[number]

/**
 * Locks a message until `tx` ends, with those that say the same in its person's other browsers, in the order of their
 * ids; empty for one that was erased.
 */
export async function lockTried(tx: Tx, id: string) {
  const message = await tx
    .selectFrom('outbox_messages')
    .select(['notification_id', 'user_id', 'channel', 'resend_of'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!message) return []
  const { notification_id: notificationId, user_id: userId, channel, resend_of: resendOf } = message
  return tx
    .selectFrom('outbox_messages')
    .leftJoin('users', 'users.id', 'outbox_messages.user_id')
    .selectAll('outbox_messages')
    .select(['users.role', sql<boolean | null>`takes_texts(users)`.as('takes_texts')])
    .$if(notificationId === null || resendOf !== null, (query) =>
      query.where('outbox_messages.id', '=', id),
    )
    .$if(notificationId !== null && resendOf === null, (query) =>
      query
        .where('notification_id', '=', notificationId)
        .where('outbox_messages.user_id', '=', userId)
        .where('channel', '=', channel)
        .where('resend_of', 'is', null),
    )
    .orderBy('outbox_messages.id')
    .forUpdate('outbox_messages')
    .execute()
}

/**
 * Whether one of some messages was taken over, or what they say arrived in another way.
 * @param carriers the channels that messages leave the machine by
 */
export async function isSaidOtherwise(
  tx: Tx,
  ids: readonly string[],
  notificationId: string | null,
  carriers: readonly NotificationChannel[],
): Promise<boolean> {
  const row = await tx
    .selectFrom('outbox_messages')
    .select('id')
    .where((eb) =>
      eb.or([
        eb.and([
          eb('fallback_of', '=', sql<string>`any(${[...ids]}::uuid[])`),
          eb('channel', '=', sql<NotificationChannel>`any(${[...carriers]}::text[])`),
        ]),
        eb.and([
          eb('notification_id', '=', notificationId),
          sql<boolean>`coalesce(delivered_at, read_at) is not null`,
        ]),
      ]),
    )
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** As many messages as anyone is sent about one topic. */
const MOST_ABOUT = 100

/** What a person's other messages about a topic say. */
export async function selectPartsAbout(
  tx: Tx,
  { userId, topic, except }: { userId: string; topic: string; except: readonly string[] },
): Promise<MessagePart[]> {
  const rows = await tx
    .selectFrom('outbox_messages')
    .select('parts')
    .where('topic', '=', topic)
    .where('user_id', '=', userId)
    .where('id', '!=', sql<string>`all(${[...except]}::uuid[])`)
    .orderBy('id', 'desc')
    .limit(MOST_ABOUT)
    .execute()
  return rows.flatMap(({ parts }) => parts)
}

/** @param parts the newest first; at least one */
export async function updateParts(
  tx: Tx,
  id: string,
  parts: readonly MessagePart[],
): Promise<void> {
  const [newest] = parts
  await tx
    .updateTable('outbox_messages')
    .set((eb) => ({
      parts: JSON.stringify(parts),
      notification_id: newest!.id ?? null,
      search_text: newest!.searchText ?? eb.ref('search_text'),
      link: newest!.link ?? eb.ref('link'),
    }))
    .where('id', '=', id)
    .execute()
}

/** No channel is tried after them any more. */
export async function clearNextChannels(tx: Tx, ids: readonly string[]): Promise<void> {
  await tx
    .updateTable('outbox_messages')
    .set({ next_channels: null })
    .where('id', '=', sql<string>`any(${[...ids]}::uuid[])`)
    .execute()
}

/** Staff hear of them no more. */
export async function markAlerted(tx: Tx, ids: readonly string[], at: Date): Promise<void> {
  await tx
    .updateTable('outbox_messages')
    .set({ alerted_at: at })
    .where('id', '=', sql<string>`any(${[...ids]}::uuid[])`)
    .execute()
}

/**
 * Stores what takes over from a message: one for each address of the next channel. What can wait waits for the end of
 * quiet hours.
 * @param parts what is still worth saying, the newest first
 * @returns when each leaves; null for at once
 */
export function insertFallbacks(
  tx: Tx,
  { id, user_id: userId, topic, link, search_text: searchText }: TriedMessage,
  { ways, parts, nextChannels, at }: Fallback,
): Promise<{ id: string; due_at: Date | null; revision: number }[]> {
  const [newest] = parts
  const canWait = parts.every((part) => part.canWait)
  const sells = categoryOf(newest!.kind) === 'promotions'
  return tx
    .insertInto('outbox_messages')
    .values(
      ways.map(({ channel, recipient }) => ({
        id: newId(at),
        user_id: userId,
        notification_id: newest!.id ?? null,
        channel,
        recipient,
        search_text: newest!.searchText ?? searchText,
        parts: JSON.stringify(parts),
        link: newest!.link ?? link,
        created_at: at,
        topic,
        due_at: canWait ? sql<Date | null>`quiet_end_of(${userId}, ${sells}, ${at})` : null,
        next_channels: nextChannels.length === 0 ? null : [...nextChannels],
        fallback_of: id,
      })),
    )
    .returning(['id', 'due_at', 'revision'])
    .execute()
}

interface Fallback {
  ways: readonly Way[]
  parts: readonly MessagePart[]
  nextChannels: readonly NotificationChannel[]
  at: Date
}
