/** SQL for staff's presence at the help desk. */
import type { Db } from '../../database/transaction.ts'

export async function upsertPresence(db: Db, id: string, seenAt: Date): Promise<void> {
  await db
    .insertInto('desk_presence')
    .values({ id, seen_at: seenAt })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ seen_at: seenAt }))
    .execute()
}

export async function deletePresence(db: Db, id: string): Promise<void> {
  await db.deleteFrom('desk_presence').where('id', '=', id).execute()
}

export async function deletePresenceBefore(db: Db, instant: Date): Promise<void> {
  await db.deleteFrom('desk_presence').where('seen_at', '<', instant).execute()
}

export async function isAnyPresent(db: Db, since: Date): Promise<boolean> {
  const found = await db
    .selectFrom('desk_presence')
    .select('id')
    .where('seen_at', '>=', since)
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}
