/** The SQL of stops that arrived late. */
import type { Insertable } from 'kysely'
import type { LateStopsTable } from '../../database/tables/run-sheet.ts'
import type { Db, Tx } from '../../database/transaction.ts'

function selectLateStops(db: Db) {
  return db
    .selectFrom('late_stops')
    .innerJoin('orders', 'orders.id', 'late_stops.order_id')
    .innerJoin('users as riders', 'riders.id', 'late_stops.rider_id')
    .selectAll('late_stops')
    .select(['orders.number', 'riders.name as rider'])
}

export type LateStopRow = Awaited<ReturnType<typeof listWaiting>>[number]

/** Those that nobody has decided, the oldest first. */
export function listWaiting(db: Db) {
  return selectLateStops(db)
    .where('outcome', 'is', null)
    .orderBy('marked_at')
    .orderBy('late_stops.id')
    .execute()
}

export async function countLateStops(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('late_stops')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('outcome', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Locked until `tx` ends. */
export function lockLateStop(tx: Tx, id: string): Promise<LateStopRow | undefined> {
  return selectLateStops(tx)
    .where('late_stops.id', '=', id)
    .forUpdate('late_stops')
    .executeTakeFirst()
}

/** @throws the database's refusal by `late_stops_once` where the same is kept */
export async function insertLateStop(tx: Tx, row: Insertable<LateStopsTable>): Promise<void> {
  await tx.insertInto('late_stops').values(row).execute()
}

export async function isKnownLateStop(
  db: Db,
  stop: Pick<LateStopsTable, 'order_id' | 'kind' | 'idempotency_key'>,
): Promise<boolean> {
  const row = await db
    .selectFrom('late_stops')
    .select('id')
    .where('order_id', '=', stop.order_id)
    .where('kind', '=', stop.kind)
    .where('idempotency_key', '=', stop.idempotency_key)
    .executeTakeFirst()
  return row !== undefined
}

export async function updateDecided(
  tx: Tx,
  id: string,
  decided: { outcome: 'applied' | 'set_aside'; decided_by: string; decided_at: Date },
): Promise<void> {
  await tx.updateTable('late_stops').set(decided).where('id', '=', id).execute()
}
