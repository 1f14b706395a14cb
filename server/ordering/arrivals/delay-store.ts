/** SQL for announced delays. */
import type { Insertable, Selectable } from 'kysely'
import type { RunDelaysTable } from '../../database/tables.ts'
import type { Db, Tx } from '../../database/transaction.ts'

export type DelayRow = Selectable<RunDelaysTable>

/** Lets one delay at a time be announced of a rider’s run. */
export async function lockRunOfRider(tx: Tx, riderId: string): Promise<void> {
  await tx.selectFrom('users').select('id').where('id', '=', riderId).forNoKeyUpdate().execute()
}

/** The last one that was announced since an instant and not taken back. */
export function findLastDelay(db: Db, riderId: string, since: Date): Promise<DelayRow | undefined> {
  return db
    .selectFrom('run_delays')
    .selectAll()
    .where('rider_id', '=', riderId)
    .where('announced_at', '>=', since)
    .where('undone_at', 'is', null)
    .orderBy('announced_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
}

export function findDelay(db: Db, id: string): Promise<DelayRow | undefined> {
  return db.selectFrom('run_delays').selectAll().where('id', '=', id).executeTakeFirst()
}

export async function insertDelay(tx: Tx, delay: Insertable<RunDelaysTable>): Promise<void> {
  await tx.insertInto('run_delays').values(delay).execute()
}

export async function setDelayUndone(tx: Tx, id: string, at: Date): Promise<void> {
  await tx.updateTable('run_delays').set({ undone_at: at }).where('id', '=', id).execute()
}
