/** SQL for notifications. */
import { sql, type RawBuilder, type Transaction } from 'kysely'
import { DEFAULT_CHANNEL_ORDER, type MessageSubject } from '#domain/messages/channel-order.ts'
import type { NotificationCategory } from '#domain/messages/notification-settings.ts'
import type { Message } from '#words/message.ts'
import type { Tables } from '../../database/tables.ts'
import type { Channel } from '../channels/channel.ts'
import { channelNamesWhere } from '../channels.ts'
import { isOn, SETTINGS, unreachableAt, waysAt } from './ways-store.ts'

/** What one person is notified of, and what leaves with it in one message. */
export interface NewNotification {
  id: string
  kind: Message['kind']
  params: object
  /** In a message that waits it takes the place of what has the same. */
  replaces: string
  /** Its title, for searching the outbox. */
  searchText: string
  link: string
  userId: string
  dedupeKey: string
  at: Date
  category: NotificationCategory
  /** What it is about; null for what always leaves at once. */
  topic: string | null
  /** What of its topic it is about, where it is held; null for what isn't. */
  heldAbout: string | null
  /** Whether it waits for the end of quiet hours. */
  canWait: boolean
  /** Whether it is to be seen now; else it is kept. */
  isNow: boolean
  /** By which its person may have chosen the first channel; null for what has no choice of its own. */
  subject: MessageSubject | null
  /** Those of one number leave in one message: of one person, topic, category and instant, all of it held or none. */
  group: number
  /** The newest of a group has the highest. */
  place: number
}

/** So long after a message about something the next one about it waits for more. */
const PAUSE = sql`interval '3 minutes'`

/**
 * Equals, but in no index: what joins is found by its topic and its key alone, and never by reading all that
 * waits, whatever the database knows of how much that is.
 */
const BY_KEY = sql`is not distinct from`

/** What leaves so soon may be on its way already, and takes no more words. */
const LEAVING = sql`interval '10 seconds'`

/** Messages that can still be withdrawn in part, or could be when somebody was notified of something else. */
const isHeld = (table: string) =>
  sql`coalesce(${sql.ref(`${table}.held_until`)} > ways.created_at, false)`

/** The end of the quiet hours of a person at a time. */
const quietEnd = (person: string, at: RawBuilder<unknown>) =>
  sql`quiet_end_of(${sql.ref(person)}, category = 'promotions', ${at})`

/** Until when what is held can be taken back, quiet hours aside. */
const HOLD_END = sql`case when "heldAbout" is not null then (
  select given.at + message_wait_seconds * interval '1 second'
  from business where message_wait_seconds > 0) end`

/** Whether something awaited joins a message that waits for the end of quiet hours, which leaves with it then. */
const TAKES_ALONG = sql`(not ways.can_wait and outbox_messages.due_at >= ways.quiet_end)`

/** The place of each channel in the default order, by purpose. */
const DEFAULT_PLACES = sql.lit(
  JSON.stringify(
    Object.fromEntries(
      Object.entries(DEFAULT_CHANNEL_ORDER).map(([purpose, channels]) => [
        purpose,
        Object.fromEntries(channels.map((channel, index) => [channel, index])),
      ]),
    ),
  ),
)

/** A message to be sent. */
export interface DueMessage {
  id: string
  /** Null for at once. */
  dueAt: Date | null
  /** Of a message that waits; null for one that leaves at once. */
  revision: number | null
}

/** The ways of each of `grouped` in their person's order, and those on the first channel with the channels after it. */
function firstWays(channels: readonly Channel[], delivering: ReadonlySet<string>) {
  const silent = channels.filter(({ name }) => !delivering.has(name)).map(({ name }) => name)
  const withoutCarrier = sql`way.channel = any(${sql.lit(`{${silent.join(',')}}`)}::text[])`
  return sql`wanted as materialized (
      select grouped.*, (parts -> 0 ->> 'id')::uuid as notification_id, parts -> 0 ->> 'searchText' as search_text,
        parts -> 0 ->> 'link' as link, way.channel, way.recipient,
        ${quietEnd('grouped.user_id', sql`coalesce(grouped.held_until, grouped.created_at)`)} as quiet_end,
        dense_rank() over (partition by grouped."group" order by ${withoutCarrier}, first.place,
          coalesce(own.place, 100 + (${DEFAULT_PLACES}::jsonb -> grouped.purpose ->> way.channel)::integer)) as place
      from grouped
      join users on users.id = grouped.user_id
      cross join lateral ${SETTINGS} as settings
      cross join lateral (
        ${waysAt('grouped.created_at', channels)}
        union all
        -- Whom nothing reaches: the text fails, and staff see it.
        select 'sms', users.phone where grouped.category = 'orderUpdates' and ${unreachableAt('grouped.created_at', channels)}
      ) as way
      left join channel_orders as own on own.user_id = grouped.user_id and own.purpose = grouped.purpose
        and own.channel = way.channel
      left join channel_orders as first on first.user_id = grouped.user_id and first.purpose = grouped.subject
        and first.channel = way.channel
      where ${isOn(sql`grouped.category`)}
    ), ways as materialized (
      select wanted.*, (
        select array_agg(channel order by place)
        from (select distinct channel, place from wanted as others
          where others."group" = wanted."group" and others.place > 1) as later) as next_channels
      from wanted where place = 1`
}

/**
 * Stores what people are notified of, and for each group a message that says all of it, in one statement, whose text
 * is always the same, so that it is planned once. The message takes the first of the ways in which its person wants
 * news of its category, in their order for its subject and purpose; in several browsers it is one for each. The
 * channels after that are stored with it, to be tried where the first one fails. A channel without a carrier comes
 * last, whatever its place: what it is given stays on this machine. A group is to be seen now where any of it is.
 *
 * A key under which a person was notified before stores nothing. Where a message about the same topic left within
 * the last minutes, the message waits, but for notices in browsers, which replace each other there; where one
 * waits already, that one says the newest first, which takes the place of what it replaces.
 *
 * What is held waits as long as the laundry has set, and puts off the message that it joins; of what is
 * held about one thing the newest alone is said. A message that isn't held never waits with one that is, unless both
 * wait for the end of quiet hours.
 *
 * What can wait leaves after quiet hours and can be withdrawn until then. What can't wait leaves with all that waits
 * about the same topic.
 * @param given one group about each topic of a person
 * @param channels those that the laundry has
 * @param delivering the names of those with a carrier
 * @returns the messages to enqueue: those that are new, and those that leave later or earlier now
 */
export async function insertNotifications(
  tx: Transaction<Tables>,
  given: readonly NewNotification[],
  channels: readonly Channel[],
  delivering: ReadonlySet<string>,
): Promise<DueMessage[]> {
  const { rows: messages } = await sql<DueMessage>`
    with given as materialized (
      select given.* from a_few_of(${JSON.stringify(given)}::jsonb) as each
        cross join lateral jsonb_to_record(each) as given (
          id uuid, "userId" uuid, "dedupeKey" text, kind text, params jsonb, replaces text, "searchText" text,
          link text, at timestamptz, category text, topic text, "heldAbout" text, "canWait" boolean,
          "isNow" boolean, subject text, "group" integer, place integer)
    ), timed as materialized (
      select given.*, ${HOLD_END} as held_until from given
    ), stored as (
      insert into notifications (id, user_id, dedupe_key, kind, params, link, created_at, held_until)
      select id, "userId", "dedupeKey", kind, params, link, at, case when "heldAbout" is not null then
        coalesce(case when "canWait" then ${quietEnd('userId', sql`coalesce(held_until, at)`)} end, held_until) end
      from timed
      order by "userId", "dedupeKey"
      on conflict on constraint notifications_once do nothing
      returning id, held_until
    ), grouped as (
      select "group", "userId" as user_id, at as created_at, category, topic,
        max(timed.held_until) as held_until, bool_and("canWait") as can_wait,
        case when bool_or("isNow") then 'now' else 'keep' end as purpose,
        (array_agg(subject order by "isNow" desc, place desc))[1] as subject,
        jsonb_agg(jsonb_build_object('id', timed.id, 'kind', kind, 'params', params,
          'replaces', replaces, 'searchText', "searchText", 'link', link,
          'about', case when stored.held_until is not null then "heldAbout" end)
          || case when "canWait" then '{"canWait": true}' else '{}'::jsonb end
          order by place desc) as parts
      from stored join timed on timed.id = stored.id
      group by "group", "userId", at, category, topic
    ), ${firstWays(channels, delivering)}
    ), joining as materialized (
      select ways.*, (
        select waiting.id from outbox_messages as waiting
        where waiting.topic = ways.topic and waiting.user_id = ways.user_id
          and waiting.channel ${BY_KEY} ways.channel and waiting.recipient = ways.recipient
          and waiting.status ${BY_KEY} 'waiting' and waiting.sealed_at is null
          and waiting.due_at > ways.created_at + ${LEAVING}
          and (ways.held_until is not null or not ${isHeld('waiting')}
            or (ways.can_wait and waiting.due_at >= ways.quiet_end))
        order by waiting.held_until desc nulls last, waiting.id limit 1) as message_id
      from ways
    ), merged as (
      update outbox_messages set
        notification_id = ways.notification_id, search_text = ways.search_text, link = ways.link,
        parts = with_parts(outbox_messages.parts, ways.parts),
        due_at = case when ${TAKES_ALONG} then greatest(ways.created_at, ways.held_until)
          else greatest(outbox_messages.due_at, ways.held_until) end,
        held_until = greatest(outbox_messages.held_until, ways.held_until),
        revision = outbox_messages.revision
          + coalesce(ways.held_until >= outbox_messages.due_at or ${TAKES_ALONG}, false)::integer
      from joining as ways
      where outbox_messages.id = any(array(select message_id from joining where message_id is not null))
        and outbox_messages.id = ways.message_id
        and outbox_messages.status ${BY_KEY} 'waiting' and outbox_messages.sealed_at is null
      returning ways."group", outbox_messages.id, outbox_messages.channel, outbox_messages.recipient,
        outbox_messages.revision, outbox_messages.due_at,
        outbox_messages.due_at = greatest(ways.created_at, ways.held_until) as "isMoved"
    ), fresh as (
      insert into outbox_messages (id, user_id, notification_id, channel, recipient, search_text, parts, link,
        created_at, topic, due_at, held_until, next_channels)
      select new_id(ways.created_at), ways.user_id, ways.notification_id, ways.channel, ways.recipient,
        ways.search_text, ways.parts, ways.link, ways.created_at, ways.topic, due.at, ways.held_until, ways.next_channels
      from ways cross join lateral (
        select greatest(ways.held_until, (
          select max(coalesce(due_at, created_at)) + ${PAUSE} from outbox_messages as before
          where before.topic = ways.topic and before.user_id = ways.user_id
            and ways.channel in ${channelNamesWhere('joins')} and before.channel ${BY_KEY} ways.channel and before.recipient = ways.recipient
            and before.created_at > ways.created_at - 2 * ${PAUSE} and not ${isHeld('before')}
            and (before.due_at is null or before.due_at <= ways.created_at + ${LEAVING})
          having max(coalesce(due_at, created_at)) > ways.created_at - ${PAUSE})) as at
      ) as paused cross join lateral (
        select coalesce(case when can_wait then ${quietEnd('ways.user_id', sql`coalesce(paused.at, ways.created_at)`)} end, paused.at) as at
      ) as due
      where not exists (
        select from merged
        where merged."group" = ways."group" and merged.channel = ways.channel
          and merged.recipient = ways.recipient)
      returning id, due_at, case when due_at is not null then revision end as revision
    )
    select id, due_at as "dueAt", revision from fresh
    union all
    select id, due_at, revision from merged where "isMoved"`.execute(tx)
  return messages
}
