/** SQL for the bell: a person's own notifications, and those that staff share. */
import { sql, type ExpressionBuilder, type Insertable, type Kysely, type Transaction } from 'kysely'
import type { Tables } from '../../database/tables.ts'

/** How many notifications the bell shows. */
const SHOWN = 20

/**
 * Stores one without any message; a key under which this person was notified before stores nothing.
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

/** What staff share, of which a person hears. @param column who hears of it, or has yet to read it */
const sharedWith = (userId: string, column: 'heard_by' | 'unread_by') =>
  sql<boolean>`user_id is null and kind like 'staff.%' and ${sql.ref(column)} @> array[${userId}::uuid]`

/** The latest notifications of a person, with what staff share, and the number of all unread ones. */
export async function bellOf(db: Kysely<Tables>, { id, role }: { id: string; role: string }) {
  const notifications = db.selectFrom('notifications')
  const own = notifications.where('user_id', '=', id)
  const counted = (eb: ExpressionBuilder<Tables, 'notifications'>) =>
    eb.fn.countAll<number>().as('unread')
  const isStaff = role !== 'customer'
  const [ownUnread, ownRows, sharedUnread, sharedRows] = await Promise.all([
    own.select(counted).where('read_at', 'is', null).executeTakeFirstOrThrow(),
    own
      .selectAll()
      .select(sql<boolean>`read_at is not null`.as('isRead'))
      .orderBy('id', 'desc')
      .limit(SHOWN)
      .execute(),
    isStaff
      ? notifications.select(counted).where(sharedWith(id, 'unread_by')).executeTakeFirstOrThrow()
      : { unread: 0 },
    isStaff
      ? notifications
          .selectAll()
          .select(sql<boolean>`not ${sql.ref('unread_by')} @> array[${id}::uuid]`.as('isRead'))
          .where(sharedWith(id, 'heard_by'))
          .orderBy('created_at', 'desc')
          .limit(SHOWN)
          .execute()
      : [],
  ])
  return {
    unread: ownUnread.unread + sharedUnread.unread,
    rows: [...ownRows, ...sharedRows]
      .toSorted((one, other) => (one.id < other.id ? 1 : -1))
      .slice(0, SHOWN),
  }
}

/** Marks one, or with null all, of a person's notifications as read; returns how many there were. */
export async function markRead(
  db: Kysely<Tables>,
  userId: string,
  id: string | null,
  now: Date,
): Promise<number> {
  const own = await db
    .updateTable('notifications')
    .set({ read_at: sql<Date>`coalesce(read_at, ${now})` })
    .where('user_id', '=', userId)
    .$if(id !== null, (query) => query.where('id', '=', id!))
    .$if(id === null, (query) => query.where('read_at', 'is', null))
    .executeTakeFirst()
  const shared = await db
    .updateTable('notifications')
    .set({ unread_by: sql<string[]>`array_remove(unread_by, ${userId})` })
    .where(sharedWith(userId, id === null ? 'unread_by' : 'heard_by'))
    .$if(id !== null, (query) => query.where('id', '=', id!))
    .executeTakeFirst()
  return Number(own.numUpdatedRows + shared.numUpdatedRows)
}
