/** SQL for staff's bell: settings, recipients and notifications. */
import { sql } from 'kysely'
import type { StaffCategory } from '#domain/messages/notification-settings.ts'
import type { BellKind } from '#domain/people/staff-bell.ts'
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

/** Everybody who works here, what each has switched off, and on as messages; always in the same order. */
export function selectBellRecipients(tx: Tx) {
  return tx
    .selectFrom('users')
    .leftJoin('staff_bells', 'staff_bells.user_id', 'users.id')
    .select(['users.id', 'users.role', 'users.more_presets as morePresets'])
    .select('users.narrowed_to as narrowedTo')
    .select(sql<BellKind[]>`coalesce(staff_bells.muted, '{}')`.as('muted'))
    .select(
      sql<StaffCategory[]>`array(select category from notification_choices
      where user_id = users.id and category is not null and is_on)`.as('chosen'),
    )
    .where('users.role', '<>', 'customer')
    .where('users.suspended_at', 'is', null)
    .where('users.erased_at', 'is', null)
    .orderBy('users.id')
    .execute()
}

/** What staff hear of, and who of them does. */
interface SharedRing {
  id: string
  heard_by: string[]
  dedupe_key: string
  kind: string
  params: object
  link: string
  created_at: Date
}

/** A key that rang before stores nothing. One text for any number of rings, so that it is prepared once. */
export async function insertStaffNotifications(
  tx: Tx,
  rings: readonly SharedRing[],
): Promise<void> {
  if (rings.length === 0) return
  await sql`
    insert into notifications (id, heard_by, unread_by, dedupe_key, kind, params, link, created_at)
    select id, heard_by, heard_by, dedupe_key, kind, params, link, created_at
    from jsonb_populate_recordset(null::notifications, ${JSON.stringify(rings)}::jsonb)
    on conflict (dedupe_key) where user_id is null do nothing`.execute(tx)
}

/** Found by the index notifications_of_staff. */
export async function deleteStaffNotificationsBefore(db: Db, before: Date): Promise<void> {
  await sql`delete from notifications where kind like 'staff.%' and created_at < ${before}`.execute(
    db,
  )
}
