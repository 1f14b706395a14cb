/** The SQL of notifications. */
import { sql, type Insertable, type Kysely, type Transaction } from 'kysely'
import {
  DEFAULT_NOTIFICATION_SETTINGS,
  type NewsChannel,
  type NewsKind,
} from '#domain/notification-settings.ts'
import type { Tables } from '../database/tables.ts'

/** How many notifications the bell shows. */
const SHOWN = 20

/** A person's browsers that take notices; the latest few are enough. */
const BROWSERS = 10

const KIND_COLUMNS = {
  orderUpdates: 'order_updates',
  promotions: 'promotions',
  newsletter: 'newsletter',
} as const satisfies Record<NewsKind, keyof Tables['notification_settings']>

/**
 * Stores one, and a letter for every way in which its person wants news of its kind, in one statement.
 * A subject that was announced to this person before stores nothing.
 * @returns the letters
 */
export function insertNotification(
  tx: Transaction<Tables>,
  row: Insertable<Tables['notifications']>,
  kind: NewsKind,
): Promise<{ id: string }[]> {
  const wanted = (column: keyof Tables['notification_settings'], otherwise: boolean) =>
    sql<boolean>`coalesce(${sql.ref(`settings.${column}`)}, ${otherwise}::boolean)`
  const by = (channel: NewsChannel) => wanted(channel, DEFAULT_NOTIFICATION_SETTINGS[channel])
  return tx
    .with('stored', (cte) =>
      cte
        .insertInto('notifications')
        .values(row)
        .onConflict((conflict) => conflict.constraint('notifications_once').doNothing())
        .returningAll(),
    )
    .with('ways', (cte) =>
      cte
        .selectFrom('stored')
        .innerJoin('users', 'users.id', 'stored.user_id')
        .leftJoin('notification_settings as settings', 'settings.user_id', 'users.id')
        .where(wanted(KIND_COLUMNS[kind], DEFAULT_NOTIFICATION_SETTINGS[kind]))
        .select([
          'users.id as user_id',
          'users.email',
          'users.phone',
          by('email').as('by_email'),
          by('sms').as('by_sms'),
          by('push').as('by_push'),
        ]),
    )
    .with('addressed', (cte) =>
      cte
        .selectFrom('ways')
        .where('by_email', '=', true)
        .select([sql<NewsChannel>`'email'`.as('channel'), 'email as recipient'])
        .unionAll(
          cte
            .selectFrom('ways')
            .where('by_sms', '=', true)
            .where('phone', '!=', '')
            .select([sql<NewsChannel>`'sms'`.as('channel'), 'phone as recipient']),
        )
        .unionAll((eb) =>
          eb.parens(
            eb
              .selectFrom('ways')
              .innerJoin('push_subscriptions', 'push_subscriptions.user_id', 'ways.user_id')
              .where('by_push', '=', true)
              .select([sql<NewsChannel>`'push'`.as('channel'), 'endpoint as recipient'])
              .orderBy('created_at', 'desc')
              .limit(BROWSERS),
          ),
        ),
    )
    .insertInto('letters')
    .columns([
      'id',
      'user_id',
      'notification_id',
      'channel',
      'recipient',
      'subject',
      'body',
      'link',
      'created_at',
    ])
    .expression((eb) =>
      eb
        .selectFrom(['addressed', 'stored'])
        .select([
          sql<string>`new_id(stored.created_at)`.as('id'),
          'stored.user_id',
          'stored.id as notification_id',
          'addressed.channel',
          'addressed.recipient',
          'stored.title',
          'stored.message',
          'stored.link',
          'stored.created_at',
        ]),
    )
    .returning('id')
    .execute()
}

/** Stores one without any letter; a subject that was announced to this person before stores nothing. */
export async function ringBell(
  tx: Transaction<Tables>,
  row: Insertable<Tables['notifications']>,
): Promise<void> {
  await tx
    .insertInto('notifications')
    .values(row)
    .onConflict((conflict) => conflict.constraint('notifications_once').doNothing())
    .execute()
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
