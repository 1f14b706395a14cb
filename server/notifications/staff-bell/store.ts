/** SQL for staff's bell: settings, recipients and notifications. */
import { sql, type Insertable } from 'kysely'
import type { BellKind } from '#domain/people/staff-bell.ts'
import type { Tables } from '../../database/tables.ts'
import type { Db, Tx } from '../../database/transaction.ts'

/** What somebody has chosen; undefined before they chose. */
export async function findBellSettings(
  db: Db,
  userId: string,
): Promise<{ muted: BellKind[]; sound: boolean } | undefined> {
  return db
    .selectFrom('staff_bells')
    .select(['muted', 'sound'])
    .where('user_id', '=', userId)
    .executeTakeFirst()
}

export async function saveBellSettings(
  db: Db,
  userId: string,
  { muted, sound }: { muted: BellKind[]; sound: boolean },
): Promise<void> {
  await db
    .insertInto('staff_bells')
    .values({ user_id: userId, muted, sound })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ muted, sound }))
    .execute()
}

/** The names of some people, by their ids. */
export async function findPeopleNames(tx: Tx, ids: string[]): Promise<ReadonlyMap<string, string>> {
  const rows = await tx.selectFrom('users').select(['id', 'name']).where('id', 'in', ids).execute()
  return new Map(rows.map(({ id, name }) => [id, name]))
}

/** Everybody who works here and what each has switched off, always in the same order. */
export function selectBellRecipients(tx: Tx) {
  return tx
    .selectFrom('users')
    .leftJoin('staff_bells', 'staff_bells.user_id', 'users.id')
    .select(['users.id', 'users.role', 'users.narrowed_to as narrowedTo'])
    .select(sql<BellKind[]>`coalesce(staff_bells.muted, '{}')`.as('muted'))
    .where('users.role', '<>', 'customer')
    .where('users.suspended_at', 'is', null)
    .where('users.erased_at', 'is', null)
    .orderBy('users.id')
    .execute()
}

/** A key that rang before stores nothing. */
export async function insertStaffNotifications(
  tx: Tx,
  rows: readonly Insertable<Tables['notifications']>[],
): Promise<void> {
  if (rows.length === 0) return
  await tx
    .insertInto('notifications')
    .values([...rows])
    .onConflict((conflict) =>
      conflict.column('dedupe_key').where('user_id', 'is', null).doNothing(),
    )
    .execute()
}

/** Found by the index notifications_of_staff. */
export async function deleteStaffNotificationsBefore(db: Db, before: Date): Promise<void> {
  await sql`delete from notifications where kind like 'staff.%' and created_at < ${before}`.execute(
    db,
  )
}
