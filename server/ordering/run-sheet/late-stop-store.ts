/** SQL for late stops. */
import type { ExpressionBuilder, Insertable } from 'kysely'
import type { LateStopsTable, Tables } from '../../database/tables.ts'
import type { Db, Tx } from '../../database/transaction.ts'

function selectLateStops(db: Db) {
  return db
    .selectFrom('late_stops')
    .innerJoin('orders', 'orders.id', 'late_stops.order_id')
    .innerJoin('users as riders', 'riders.id', 'late_stops.rider_id')
    .leftJoin('users as colleagues', 'colleagues.id', 'late_stops.handed_in_by')
    .selectAll('late_stops')
    .select(['orders.number', 'riders.name as rider', 'colleagues.name as handed_in_by_name'])
}

export type LateStopRow = Awaited<ReturnType<typeof listWaitingLateStops>>[number]

/** Those that nobody has decided, the oldest first. */
export function listWaitingLateStops(db: Db) {
  return selectLateStops(db)
    .where(isLateStopWaiting)
    .orderBy('marked_at')
    .orderBy('late_stops.id')
    .execute()
}

export async function countLateStops(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('late_stops')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where(isLateStopWaiting)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Undecided, and not sent by its rider themselves since: under the same key that counts already. */
export function isLateStopWaiting(eb: ExpressionBuilder<Tables, 'late_stops'>) {
  return eb.and([
    eb('late_stops.outcome', 'is', null),
    eb.not(
      eb.exists(
        eb
          .selectFrom('stop_completions as sent')
          .select('sent.id')
          .whereRef('sent.order_id', '=', 'late_stops.order_id')
          .whereRef('sent.kind', '=', 'late_stops.kind')
          .whereRef('sent.idempotency_key', '=', 'late_stops.idempotency_key'),
      ),
    ),
  ])
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

export async function updateLateStopDecision(
  tx: Tx,
  id: string,
  decided: { outcome: 'applied' | 'set_aside'; decided_by: string; decided_at: Date },
): Promise<void> {
  await tx.updateTable('late_stops').set(decided).where('id', '=', id).execute()
}
