/** SQL for the bell: a person's own notifications, and those that staff share. */
import { sql, type Insertable, type Kysely, type Selectable, type Transaction } from 'kysely'
import type { Tables } from '../../database/tables.ts'

/** How many notifications the bell shows. */
const SHOWN = 20

/**
 * Stores one without any message; a key under which this person was notified before stores nothing.
 * @returns whether it was stored
 */
export async function insertBellNotification(
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

/** Shared notifications that a person hears, or has yet to read. */
const sharedWith = (userId: string, column: 'heard_by' | 'unread_by') =>
  sql<boolean>`user_id is null and kind like 'staff.%' and ${sql.ref(column)} @> array[${userId}::uuid]`

/** A person's own notifications; who doesn't work here any more reads no alarms of before. */
const ownOf = (userId: string, isStaff: boolean) =>
  sql<boolean>`user_id = ${userId} and (${isStaff} or kind not like 'staff.%')`

/** The latest notifications of a person, with what staff share, and the number of all unread ones. */
export async function readBellNotifications(
  db: Kysely<Tables>,
  { id, role }: { id: string; role: string },
) {
  const isStaff = role !== 'customer'
  const [counted, latest] = await Promise.all([
    sql<{ unread: number }>`
      select (select count(*) from notifications where ${ownOf(id, isStaff)} and read_at is null)
        + (select count(*) from notifications where ${isStaff} and ${sharedWith(id, 'unread_by')}) as unread`.execute(
      db,
    ),
    sql<Selectable<Tables['notifications']> & { isRead: boolean }>`
      (select *, read_at is not null as "isRead" from notifications
        where ${ownOf(id, isStaff)} order by id desc limit ${SHOWN})
      union all
      (select *, not unread_by @> array[${id}::uuid] from notifications
        where ${isStaff} and ${sharedWith(id, 'heard_by')} order by created_at desc limit ${SHOWN})
      order by id desc limit ${SHOWN}`.execute(db),
  ])
  return { unread: counted.rows[0]!.unread, rows: latest.rows }
}

/** Marks one, or with null all, of a person's notifications as read; returns how many there were. */
export async function markNotificationsRead(
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
