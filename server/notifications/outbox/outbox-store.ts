/** SQL for the console's outbox. */
import { channelByName, channelNamesWhere } from '../channels.ts'
import type { OutboxState } from '#contract/messages/outbox.ts'
import { sql } from 'kysely'
import type { NotificationChannel } from '#domain/messages/notification-settings.ts'
import { phoneDigits } from '#domain/base/typed-number.ts'
import { matchesTypedText, matchesPhoneDigits } from '../../database/like-pattern.ts'
import type { MessagePart } from '../../database/own-types.ts'
import type { Db, Tx } from '../../database/transaction.ts'
import { AppError, say } from '../../platform/app-error.ts'
import { firstIdFrom } from '../../platform/ids.ts'
import { readerLanguage } from './reader-language.ts'

export interface OutboxFilter {
  limit: number
  cursor?: string | undefined
  channel?: NotificationChannel | undefined
  state?: OutboxState | undefined
  q?: string | undefined
}

function selectMessages(db: Db) {
  return db
    .selectFrom('outbox_messages')
    .leftJoin('users', 'users.id', 'outbox_messages.user_id')
    .selectAll('outbox_messages')
    .select(['users.name as person', 'users.phone', readerLanguage])
    .select((eb) =>
      eb
        .selectFrom('outbox_messages as later')
        .select('later.channel')
        .whereRef('later.fallback_of', '=', 'outbox_messages.id')
        .limit(1)
        .as('taken_over_by'),
    )
}

export type OutboxRow = Awaited<ReturnType<typeof selectOutboxMessages>>[number]

/** Newest first; one more than `limit` when there are more. */
export function selectOutboxMessages(db: Db, { limit, cursor, channel, state, q }: OutboxFilter) {
  const phone = phoneDigits(q ?? '')
  return selectMessages(db)
    .$if(cursor !== undefined, (query) => query.where('outbox_messages.id', '<', cursor!))
    .$if(channel !== undefined, (query) => query.where('outbox_messages.channel', '=', channel!))
    .$if(state !== undefined, (query) => query.where('outbox_messages.status', '=', state!))
    .$if(q !== undefined, (query) =>
      query.where((eb) => {
        const said = eb.or([
          matchesTypedText('outbox_messages.recipient', q!),
          matchesTypedText('outbox_messages.search_text', q!),
        ])
        if (phone === null) return said
        // The ids are found first, each part by its own index.
        return eb(
          'outbox_messages.id',
          'in',
          eb
            .selectFrom('outbox_messages')
            .select('outbox_messages.id')
            .where(said)
            .union(textsToPhone(db, phone)),
        )
      }),
    )
    .orderBy('outbox_messages.id', 'desc')
    .limit(limit + 1)
    .execute()
}

/** As many as anybody reads of one thing. */
const MOST_ABOUT = 50

/**
 * A person's messages of a topic, and those that lead to its page, with a secret or without: reminders, questions and
 * further deliveries have no topic.
 */
export function selectMessagesAbout(
  db: Db,
  { userId, topic, link }: { userId: string; topic: string; link: string },
) {
  return selectMessages(db)
    .where('outbox_messages.user_id', '=', userId)
    .where((eb) =>
      eb.or([
        eb('outbox_messages.topic', '=', topic),
        eb.and([
          eb('outbox_messages.topic', 'is', null),
          eb(sql<string>`split_part(outbox_messages.link, '#', 1)`, '=', link),
        ]),
      ]),
    )
    .orderBy('outbox_messages.id', 'desc')
    .limit(MOST_ABOUT)
    .execute()
}

/** A person's messages of a kind that were queued together, the latest of them; empty where none is that new. */
export async function selectLatestOfKind(
  db: Db,
  { userId, kind, since }: { userId: string; kind: MessagePart['kind']; since: Date },
) {
  const rows = await selectMessages(db)
    .where('outbox_messages.user_id', '=', userId)
    .where('outbox_messages.id', '>=', firstIdFrom(since))
    .where(sql`parts -> 0 ->> 'kind'`, '=', kind)
    .where('resend_of', 'is', null)
    .orderBy('outbox_messages.id', 'desc')
    .limit(MOST_ABOUT)
    .execute()
  const latest = rows[0]?.created_at.getTime()
  return rows.filter((row) => row.created_at.getTime() === latest)
}

/** Messages to phones with these digits in them, however it is written. */
function textsToPhone(db: Db, digits: string) {
  return db
    .selectFrom('users')
    .innerJoin('outbox_messages', 'outbox_messages.user_id', 'users.id')
    .select('outbox_messages.id')
    .where(matchesPhoneDigits(digits))
    .where(sql<boolean>`outbox_messages.channel in ${channelNamesWhere('goesToPhones')}`)
}

/** @throws AppError `not_found` for a message that was removed since */
export async function requireOutboxMessage(db: Db, id: string) {
  const message = await selectMessages(db).where('outbox_messages.id', '=', id).executeTakeFirst()
  if (!message) throw new AppError('not_found', say('noMessage'))
  return message
}

/** The message that took over from one, and the one that it took over from. */
export async function selectFallbacks(
  db: Db,
  { id, fallback_of: fallbackOf }: Pick<OutboxRow, 'id' | 'fallback_of'>,
) {
  const rows = await db
    .selectFrom('outbox_messages')
    .select(['id', 'channel', 'fallback_of'])
    .where((eb) => eb.or([eb('fallback_of', '=', id), eb('id', '=', fallbackOf)]))
    .execute()
  return {
    later: rows.find((row) => row.fallback_of === id) ?? null,
    earlier: rows.find((row) => row.id === fallbackOf) ?? null,
  }
}

/** Locks a message until `tx` ends, so that two who send it again come one after the other. */
export async function lockOutboxMessage(tx: Tx, id: string): Promise<void> {
  await tx.selectFrom('outbox_messages').select('id').where('id', '=', id).forUpdate().execute()
}

/** The further deliveries of a message, the first one first. */
export function selectMessageDeliveries(db: Db, originalId: string) {
  return db
    .selectFrom('outbox_messages')
    .select(['id', 'status', 'resend_number'])
    .where('resend_of', '=', originalId)
    .orderBy('resend_number')
    .execute()
}

/** Stores a further delivery of a message, which waits to be sent. */
export async function insertMessageDelivery(
  tx: Tx,
  message: OutboxRow,
  fields: { id: string; originalId: string; number: number; at: Date },
): Promise<void> {
  const { id, originalId, number, at } = fields
  await tx
    .insertInto('outbox_messages')
    .values({
      id,
      user_id: message.user_id,
      notification_id: message.notification_id,
      channel: message.channel,
      // A number that was corrected since is the one to try.
      recipient:
        (channelByName(message.channel).goesToPhones && message.phone) || message.recipient,
      reply_to_name: message.reply_to_name,
      reply_to_address: message.reply_to_address,
      search_text: message.search_text,
      parts: JSON.stringify(message.parts),
      link: message.link,
      created_at: at,
      resend_of: originalId,
      resend_number: number,
    })
    .execute()
}

/** How many messages wait and how many failed; what was sent is not counted, for that is nearly all. */
export async function countUnsentByState(db: Db): Promise<{ waiting: number; failed: number }> {
  const rows = await db
    .selectFrom('outbox_messages')
    .select((eb) => ['status', eb.fn.countAll<number>().as('count')])
    .where('status', 'in', ['waiting', 'failed'])
    .groupBy('status')
    .execute()
  const count = (status: string) => rows.find((row) => row.status === status)?.count ?? 0
  return { waiting: count('waiting'), failed: count('failed') }
}

/**
 * Messages that won't reach their customers, the newest first, each of them once.
 * @param carriers the channels that messages leave the machine by
 */
export async function selectUnsentToCustomers(
  db: Db,
  { since, most, carriers }: { since: string; most: number; carriers: NotificationChannel[] },
) {
  const reaches = (message: 'other' | 'later') => {
    const of = (column: string) => sql.ref(`${message}.${column}`)
    return sql`(${of('status')} <> 'failed' and ${of('channel')} = any(${carriers}::text[]) and (
      ${of('channel')} in ${channelNamesWhere('reaches')}
      or coalesce(${of('delivered_at')}, ${of('read_at')}) is not null))`
  }
  const { rows } = await sql<UnsentMessage>`
    select failed.id, failed.user_id as "userId", users.name, failed.link, failed.topic, failed.parts, failed.last_error as "lastError",
      failed.created_at as "createdAt", count(*) over ()::integer as count
    from outbox_messages as failed
    join users on users.id = failed.user_id
    where failed.status = 'failed' and failed.id >= ${since}
      and (failed.channel in ${channelNamesWhere('alertsStaff')} or failed.fallback_of is not null)
      and failed.resend_of is null and users.role = 'customer'
      and failed.parts -> 0 ->> 'kind' not like 'staff.%'
      and not exists (select from outbox_messages as again where again.resend_of = failed.id and again.status <> 'failed')
      and not exists (select from outbox_messages as twin
        where twin.fallback_of = failed.fallback_of and twin.status = 'failed' and twin.id > failed.id)
      and not exists (select from outbox_messages as later where later.fallback_of = failed.id
        and (later.status = 'failed' or ${reaches('later')}))
      and not exists (
        select from outbox_messages as other where other.notification_id = failed.notification_id and ${reaches('other')})
    order by failed.id desc
    limit ${most}`.execute(db)
  return rows
}

export interface UnsentMessage {
  id: string
  userId: string
  name: string
  link: string | null
  topic: string | null
  parts: MessagePart[]
  lastError: string | null
  createdAt: Date
  /** Of all of them. */
  count: number
}

/** No more of a state are counted, so that counting never takes long. */
const MOST_COUNTED = 10_000

/**
 * Counts by an index what has not left.
 * @param failedSince of failed ones, those whose id is no smaller
 */
export async function countUnsentMessages(db: Db, failedSince: string) {
  const { rows } = await sql<{
    channel: NotificationChannel
    status: OutboxState
    count: number
  }>`
    select channel, status, count(*)::integer as count
    from (
      (select channel, status from outbox_messages
        where status = 'waiting' order by id desc limit ${MOST_COUNTED})
      union all
      (select channel, status from outbox_messages
        where status = 'failed' and id >= ${failedSince} order by id desc limit ${MOST_COUNTED})
    ) unsent
    group by channel, status`.execute(db)
  return rows
}
