/** The SQL of notifications. */
import { sql, type Insertable, type Kysely, type Selectable, type Transaction } from 'kysely'
import {
  DEFAULT_NOTIFICATION_SETTINGS,
  type NotificationChannel,
  type NotificationKind,
} from '#domain/notification-settings.ts'
import type { Tables } from '../../database/tables.ts'

/** How many notifications the bell shows. */
const SHOWN = 20

/** A person's browsers that take notices; the latest few are enough. */
const BROWSERS = 10

const KIND_COLUMNS = {
  orderUpdates: 'order_updates',
  promotions: 'promotions',
  newsletter: 'newsletter',
} as const satisfies Record<NotificationKind, keyof Tables['notification_settings']>

type Notification = Pick<
  Selectable<Tables['notifications']>,
  'id' | 'user_id' | 'subject' | 'title' | 'message' | 'link' | 'created_at'
>

/** So long after a message about something the next one about it waits for more. */
const PAUSE = sql`interval '3 minutes'`

/** What leaves so soon may be on its way already, and takes no more words. */
const LEAVING = sql`interval '10 seconds'`

/** No merged message is longer. */
const LONGEST = 2000

/** Messages that can still be withdrawn in part, or could be when somebody was notified of something else. */
const isHeld = (table: string) =>
  sql`coalesce(${sql.ref(`${table}.held_until`)} > ways.created_at, false)`

/** A message to be sent, in so many seconds. */
export interface DueMessage {
  id: string
  seconds: number
  /** Of a message that waits; null for one that leaves at once. */
  revision: number | null
}

/**
 * Stores one, and a message for every way in which its person wants news of its kind, in one statement.
 * A subject of which this person was notified before stores nothing. Where a message about the same
 * topic left within the last minutes, the message waits, but for notices in browsers, which replace
 * each other there; where one waits already, that one gets the
 * newest words first, and they take the place of those that had the same title.
 *
 * What is held waits as long as the laundry has set, and puts off the message that it joins; of what is
 * held about one thing the newest alone is said. A message that isn't held never waits with one that is.
 * @param topic what it is about; null for what always leaves at once
 * @param heldAbout what of its topic it is about, where it is held; null for what isn't
 * @returns the messages to enqueue: those that are new, and those that were put off
 */
export async function insertNotification(
  tx: Transaction<Tables>,
  row: Notification,
  kind: NotificationKind,
  topic: string | null,
  heldAbout: string | null,
): Promise<DueMessage[]> {
  const { id, user_id, subject, title, message, link, created_at } = row
  const wanted = (column: keyof Tables['notification_settings'], otherwise: boolean) =>
    sql<boolean>`coalesce(${sql.ref(`settings.${column}`)}, ${sql.lit(otherwise)})`
  const by = (channel: NotificationChannel) =>
    wanted(channel, DEFAULT_NOTIFICATION_SETTINGS[channel])
  const heldUntil =
    heldAbout === null
      ? sql`null::timestamptz`
      : sql`(select ${created_at}::timestamptz + message_wait_seconds * interval '1 second'
          from business where message_wait_seconds > 0)`
  const { rows } = await sql<DueMessage>`
    with stored as (
      insert into notifications (id, user_id, subject, title, message, link, created_at, held_until)
      values (${id}, ${user_id}, ${subject}, ${title}, ${message}, ${link}, ${created_at}, ${heldUntil})
      on conflict on constraint notifications_once do nothing
      returning *
    ), ways as materialized (
      select stored.*, way.channel, way.recipient, jsonb_build_object('id', stored.id,
        'title', stored.title, 'message', stored.message, 'link', stored.link,
        'about', case when stored.held_until is not null then ${heldAbout}::text end) as part
      from stored
      join users on users.id = stored.user_id
      left join notification_settings as settings on settings.user_id = users.id
      cross join lateral (
        select 'email' as channel, users.email as recipient where ${by('email')}
        union all
        select 'sms', users.phone
        where ${by('sms')} and users.phone <> '' and users.phone_proven_at is not null
        union all
        (select 'push', endpoint from push_subscriptions
          join sessions on sessions.id = push_subscriptions.session_id
            and sessions.expires_at > stored.created_at
          where push_subscriptions.user_id = users.id and ${by('push')}
          order by push_subscriptions.created_at desc limit ${sql.lit(BROWSERS)})
      ) as way
      where ${wanted(KIND_COLUMNS[kind], DEFAULT_NOTIFICATION_SETTINGS[kind])}
    ), merged as (
      update outbox_messages set
        notification_id = ways.id, subject = ways.title, link = ways.link,
        parts = with_part(outbox_messages.parts, ways.part),
        body = left(parts_text(with_part(outbox_messages.parts, ways.part)), ${sql.lit(LONGEST)}),
        due_at = greatest(outbox_messages.due_at, ways.held_until),
        held_until = greatest(outbox_messages.held_until, ways.held_until),
        revision = outbox_messages.revision + coalesce(ways.held_until > outbox_messages.due_at, false)::integer
      from ways
      where outbox_messages.status = 'waiting' and outbox_messages.sealed_at is null and outbox_messages.id = (
        select waiting.id from outbox_messages as waiting
        where waiting.topic = ${topic} and waiting.user_id = ways.user_id
          and waiting.channel = ways.channel and waiting.recipient = ways.recipient
          and waiting.status = 'waiting' and waiting.sealed_at is null and waiting.parts is not null
          and waiting.due_at > ways.created_at + ${LEAVING}
          and (ways.held_until is not null or not ${isHeld('waiting')})
        order by waiting.held_until desc nulls last, waiting.id limit 1)
      returning outbox_messages.id, outbox_messages.channel, outbox_messages.recipient, outbox_messages.revision,
        outbox_messages.due_at - ways.created_at as wait, outbox_messages.due_at = ways.held_until as "isPutOff"
    ), fresh as (
      insert into outbox_messages (id, user_id, notification_id, channel, recipient, subject, body, link,
        created_at, topic, due_at, held_until, parts)
      select new_id(ways.created_at), ways.user_id, ways.id, ways.channel, ways.recipient,
        ways.title, ways.message, ways.link, ways.created_at, ${topic}, due.at, ways.held_until,
        case when due.at is not null then jsonb_build_array(ways.part) end
      from ways cross join lateral (
        select greatest(ways.held_until, (
          select max(coalesce(due_at, created_at)) + ${PAUSE} from outbox_messages as before
          where before.topic = ${topic} and before.user_id = ways.user_id
            and ways.channel <> 'push' and before.channel = ways.channel and before.recipient = ways.recipient
            and before.created_at > ways.created_at - 2 * ${PAUSE} and not ${isHeld('before')}
          having max(coalesce(due_at, created_at)) > ways.created_at - ${PAUSE})) as at
      ) as due
      where not exists (
        select from merged
        where merged.channel = ways.channel and merged.recipient = ways.recipient)
      returning id, due_at - created_at as wait, case when due_at is not null then revision end as revision
    )
    select id, coalesce(extract(epoch from wait), 0)::float as seconds, revision from fresh
    union all
    select id, extract(epoch from wait)::float, revision from merged where "isPutOff"`.execute(tx)
  return rows
}

/**
 * Stores one without any message; a subject of which this person was notified before stores nothing.
 * @returns whether it was stored
 */
export async function insertBell(
  tx: Transaction<Tables>,
  row: Insertable<Tables['notifications']>,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('notifications')
    .values(row)
    .onConflict((conflict) => conflict.constraint('notifications_once').doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

/** The latest notifications of a person and the number of all unread ones. */
export async function bellOf(db: Kysely<Tables>, userId: string) {
  const [{ unread }, rows] = await Promise.all([
    db
      .selectFrom('notifications')
      .select((eb) => eb.fn.countAll<number>().as('unread'))
      .where('user_id', '=', userId)
      .where('read_at', 'is', null)
      .executeTakeFirstOrThrow(),
    db
      .selectFrom('notifications')
      .selectAll()
      .where('user_id', '=', userId)
      .orderBy('id', 'desc')
      .limit(SHOWN)
      .execute(),
  ])
  return { unread, rows }
}

/** Marks one, or with null all, of a person's notifications as read; returns how many there were. */
export async function markRead(
  db: Kysely<Tables>,
  userId: string,
  id: string | null,
  now: Date,
): Promise<number> {
  const result = await db
    .updateTable('notifications')
    .set({ read_at: sql<Date>`coalesce(read_at, ${now})` })
    .where('user_id', '=', userId)
    .$if(id !== null, (query) => query.where('id', '=', id!))
    .$if(id === null, (query) => query.where('read_at', 'is', null))
    .executeTakeFirst()
  return Number(result.numUpdatedRows)
}

/** Orders whose pickup is on a date in one of some slots and still to come. */
export function pickupsIn(db: Kysely<Tables>, pickupDate: string, pickupTimes: string[]) {
  return db
    .selectFrom('orders')
    .select(['id', 'number', 'user_id', 'pickup_date', 'pickup_time'])
    .where('status', '=', 'pickup_scheduled')
    .where('pickup_date', '=', pickupDate)
    .where('pickup_time', 'in', pickupTimes)
    .execute()
}
