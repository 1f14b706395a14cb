/** SQL for the ways in which a person hears of things. */
import { sql, type Kysely, type RawBuilder } from 'kysely'
import {
  DEFAULT_NOTIFICATION_SETTINGS,
  type NotificationChannel,
} from '#domain/messages/notification-settings.ts'
import type { ChosenChannel } from '#domain/messages/channel-order.ts'
import type { Tables } from '../../database/tables.ts'
import type { Channel } from '../channels/channel.ts'

/** The switches of a person of `users`: those that they set, and the defaults of the others. */
export const SETTINGS = sql`(
  select ${sql.lit(JSON.stringify(DEFAULT_NOTIFICATION_SETTINGS))}::jsonb
    || coalesce(jsonb_object_agg(coalesce(category, channel), is_on), '{}') as switches
  from notification_choices where user_id = users.id)`

const contactsAmong = (channels: readonly Channel[]) =>
  channels.filter(({ isContact }) => isContact)

/** Whether a switch of `settings` is on. */
export const isOn = (name: RawBuilder<unknown>) =>
  sql<boolean>`(settings.switches ->> ${name})::boolean`

/**
 * The ways in which a person of `users`, with their `settings`, hears of things: the one place that says so.
 * @param at where the time stands at which a session must be good
 * @param channels those that are asked
 * @param isWanted whether they want a channel; as they chose if left out
 */
export function waysAt(
  at: string,
  channels: readonly Channel[],
  isWanted = ({ name }: Channel): RawBuilder<boolean> => isOn(sql.lit(name)),
) {
  const ways = channels.map(
    (channel) => sql`
        select ${sql.lit(channel.name)} as channel, each.recipient
        from (${channel.recipients(isWanted(channel), at)}) as each (recipient)`,
  )
  return sql.join(ways, sql` union all `)
}

/** Whether a person of `users` can't be contacted, even if they want every channel. */
export const unreachableAt = (at: string, channels: readonly Channel[]) =>
  sql<boolean>`not exists (select from (${waysAt(at, contactsAmong(channels), () => sql.lit(true))}) as way)`

/** Why nothing about orders leaves to somebody; null where something does. */
export type Silence = 'unreachable' | 'turned off'

/** @param channels those that the laundry has */
export async function selectNoMessagesReason(
  db: Kysely<Tables>,
  userId: string,
  at: Date,
  channels: readonly Channel[],
): Promise<Silence | null> {
  const { rows } = await sql<{ silence: Silence | null }>`
    select case
      when ${unreachableAt('asked.at', channels)} then 'unreachable'
      when not ${isOn(sql.lit('orderUpdates'))} or not exists (select from lateral (${waysAt('asked.at', contactsAmong(channels))}) as way)
        then 'turned off' end as silence
    from (select ${at}::timestamptz as at) as asked
    cross join users
    cross join lateral ${SETTINGS} as settings
    where users.id = ${userId}`.execute(db)
  return rows[0]?.silence ?? null
}

/** What a person wants as a message leaves. */
export interface Wishes {
  switches: Readonly<Record<string, boolean>>
  /** The channels that they want and that have an address of theirs. */
  channels: NotificationChannel[]
  /** Their own order, the first one first; nothing of a purpose or subject for which they chose none. */
  order: ChosenChannel[]
}

/**
 * What a person of `users` wants.
 * @param channels those that the laundry has
 */
export const wishesAt = (at: Date, channels: readonly Channel[]) => sql<Wishes>`(
  select jsonb_build_object(
    'switches', settings.switches,
    'channels', (
      select coalesce(jsonb_agg(distinct way.channel), '[]') from (${waysAt('asked.at', channels)}) as way),
    'order', (
      select coalesce(jsonb_agg(jsonb_build_object('purpose', purpose, 'channel', channel) order by place), '[]')
      from channel_orders where user_id = users.id))
  from (select ${at}::timestamptz as at) as asked
  cross join lateral ${SETTINGS} as settings)`

/** A channel that a person wants, with an address of theirs. */
export interface Way {
  channel: NotificationChannel
  recipient: string
}

/** @param channels those that are asked */
export async function selectWays(
  db: Kysely<Tables>,
  userId: string,
  at: Date,
  channels: readonly Channel[],
): Promise<Way[]> {
  const { rows } = await sql<Way>`
    select way.channel, way.recipient
    from (select ${at}::timestamptz as at) as asked
    cross join users
    cross join lateral ${SETTINGS} as settings
    cross join lateral (${waysAt('asked.at', channels)}) as way
    where users.id = ${userId} and users.erased_at is null`.execute(db)
  return rows
}

/** A person's contacts, and which are proven; undefined where there is no such person. */
export function findContacts(db: Kysely<Tables>, userId: string) {
  return db
    .selectFrom('users')
    .select(['email', 'email_verified', 'phone', 'phone_proven_at'])
    .where('id', '=', userId)
    .executeTakeFirst()
}
