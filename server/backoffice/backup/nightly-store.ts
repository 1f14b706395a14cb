/** SQL for nightly backups and their results. */
import type { Selectable } from 'kysely'
import type { NightlyBackupsTable } from '../../database/tables.ts'
import type { Db } from '../../database/transaction.ts'

export type NightRow = Selectable<NightlyBackupsTable>

export type RehearsalRow = Pick<NightRow, 'rehearsed_at' | 'wrong' | 'findings'>

export function findNightlyBackup(db: Db, nightDate: string): Promise<NightRow | undefined> {
  return db
    .selectFrom('nightly_backups')
    .selectAll()
    .where('night_date', '=', nightDate)
    .executeTakeFirst()
}

/** A backup that was made stays so, whatever a later try says. */
export async function saveNightlyBackup(
  db: Db,
  row: Omit<NightRow, keyof RehearsalRow>,
): Promise<void> {
  const { night_date: _, ...result } = row
  await db
    .insertInto('nightly_backups')
    .values(row)
    .onConflict((conflict) =>
      conflict.column('night_date').doUpdateSet(result).where('nightly_backups.file', 'is', null),
    )
    .execute()
}

/** The night that was tried last, and the last one that has a backup. */
export async function findLatestNightlyBackups(
  db: Db,
): Promise<{ tried: NightRow | undefined; made: NightRow | undefined }> {
  const newest = db.selectFrom('nightly_backups').selectAll().orderBy('night_date', 'desc').limit(1)
  const [tried, made] = [
    await newest.executeTakeFirst(),
    await newest.where('file', 'is not', null).executeTakeFirst(),
  ]
  return { tried, made }
}

export async function saveRehearsal(db: Db, nightDate: string, row: RehearsalRow): Promise<void> {
  await db.updateTable('nightly_backups').set(row).where('night_date', '=', nightDate).execute()
}

/** The newest night of those with a backup, no more than so many, that passed its rehearsal. */
export function findLatestRestorableBackup(db: Db, kept: number): Promise<NightRow | undefined> {
  const made = db
    .selectFrom('nightly_backups')
    .selectAll()
    .where('file', 'is not', null)
    .orderBy('night_date', 'desc')
    .limit(kept)
  return db
    .selectFrom(made.as('made'))
    .selectAll()
    .where('wrong', '=', 0)
    .orderBy('night_date', 'desc')
    .limit(1)
    .executeTakeFirst()
}
