/** The SQL of notifications. */
import { sql, type Kysely, type Transaction } from 'kysely'
import type { Tables } from '../database/tables.ts'

/** How many notifications the bell shows. */
const SHOWN = 20

/** Stores one unless its subject was announced to this person before; returns whether it was stored. */
export async function insertNotification(
  tx: Transaction<Tables>,
  row: {
    id: string
    user_id: string
    subject: string
    title: string
    message: string
    link: string | null
    created_at: Date
  },
): Promise<boolean> {
  const stored = await tx
    .insertInto('notifications')
    .values(row)
    .onConflict((conflict) => conflict.constraint('notifications_once').doNothing())
    .returning('id')
    .executeTakeFirst()
  return stored !== undefined
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

/** What the mail of some notifications needs. */
export function lettersOf(db: Kysely<Tables>, ids: string[]) {
  return db
    .selectFrom('notifications')
    .innerJoin('users', 'users.id', 'notifications.user_id')
    .select([
      'notifications.id',
      'notifications.title',
      'notifications.message',
      'notifications.link',
      'users.name',
      'users.email',
    ])
    .where('notifications.id', 'in', ids)
    .execute()
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
