/** SQL for found things. */
import { sql, type Insertable } from 'kysely'
import type { FoundThingsTable } from '../../../database/tables.ts'
import type { Db, Tx } from '../../../database/transaction.ts'

const MOST_LISTED = 200

/** What nobody knows the owner of, the newest first; what was put aside after it. */
export function selectFoundThings(db: Db) {
  return db
    .selectFrom('found_things')
    .leftJoin('users', 'users.id', 'found_things.found_by')
    .selectAll('found_things')
    .select('users.name as by')
    .orderBy(sql`put_aside_at desc nulls first`)
    .orderBy('found_things.id', 'desc')
    .limit(MOST_LISTED)
    .execute()
}

export async function insertFoundThing(tx: Tx, row: Insertable<FoundThingsTable>): Promise<void> {
  await tx.insertInto('found_things').values(row).execute()
}

export function lockFoundThing(tx: Tx, id: string) {
  return tx
    .selectFrom('found_things')
    .leftJoin('unit_pictures', 'unit_pictures.picture_id', 'found_things.picture_id')
    .select([
      'found_things.id',
      'found_things.what',
      'found_things.picture_id',
      'found_things.put_aside_at',
      'unit_pictures.user_id as taken_by',
    ])
    .where('found_things.id', '=', id)
    .forUpdate('found_things')
    .executeTakeFirst()
}

export async function deleteFoundThing(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('found_things').where('id', '=', id).execute()
}

export async function markFoundThingPutAside(tx: Tx, id: string, at: Date): Promise<void> {
  await tx.updateTable('found_things').set({ put_aside_at: at }).where('id', '=', id).execute()
}

/** Those that were put aside longer ago than photos of clothes are kept go; their photos are then of nothing. */
export async function deleteFoundThingsPutAside(db: Db, now: Date): Promise<void> {
  await sql`
    delete from found_things using business
    where put_aside_at <= ${now}::timestamptz - make_interval(days => business.claim_photo_days)`.execute(
    db,
  )
}
