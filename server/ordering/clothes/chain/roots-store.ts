/** SQL for the nightly roots. */
import { sql } from 'kysely'
import type { CustodyEvent } from '#domain/clothes/custody-chain.ts'
import type { ChainHead } from '#domain/clothes/custody-root.ts'
import type { Db, Tx } from '../../../database/transaction.ts'

/** Lets no other process make a root until `tx` ends. */
export async function lockRoots(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(2, 0)`.execute(tx)
}

export function findLastRoot(db: Db) {
  return db
    .selectFrom('custody_roots')
    .selectAll()
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** Whether a night has its root: of nights that haven't come, a clock that ran ahead may have made some. */
export async function hasRoot(db: Db, nightDate: string): Promise<boolean> {
  const row = await db
    .selectFrom('custody_roots')
    .select('number')
    .where('night_date', '=', nightDate)
    .executeTakeFirst()
  return row !== undefined
}

/** Whether anything was ever counted in. */
export async function hasHandOvers(db: Db): Promise<boolean> {
  const row = await db.selectFrom('custody_events').select('order_id').limit(1).executeTakeFirst()
  return row !== undefined
}

/** Where a chain ends that has grown, and whether all that was added is that the order isn't counted in this time. */
interface GrownHead extends ChainHead {
  isUncounted: boolean
}

/** Notes where each chain ends that has grown since the last root. */
export async function insertNewChainHeads(tx: Tx, nightDate: string): Promise<GrownHead[]> {
  const { rows } = await sql<GrownHead>`
    with ends as (
      select order_id, max(seq) as seq from custody_events group by order_id
    ), grown as (
      insert into custody_root_heads (night_date, order_id, seq)
      select ${nightDate}::date, order_id, seq from ends
      where seq > coalesce(
        (select max(seq) from custody_root_heads as known where known.order_id = ends.order_id), 0)
      returning order_id, seq
    )
    select order_id as "order", seq, hash,
      -- Once something was counted in, this isn't said any more.
      content->>'kind' = 'skipped' and content->'units' = '[]' as "isUncounted"
    from grown join custody_events using (order_id, seq)`.execute(tx)
  return rows
}

export async function insertRoot(
  tx: Tx,
  row: { night_date: string; made_at: Date; previous: string; root: string },
): Promise<void> {
  await tx.insertInto('custody_roots').values(row).execute()
}

/** Everybody who owns the laundry and can sign in. */
export function selectLaundryOwners(db: Db) {
  return db
    .selectFrom('users')
    .select(['id', 'email'])
    .where('role', '=', 'owner')
    .where('suspended_at', 'is', null)
    .where('erased_at', 'is', null)
    .orderBy('id')
    .execute()
}

/** In the order in which they were made. */
export function selectRoots(db: Db) {
  return db.selectFrom('custody_roots').selectAll().orderBy('number').execute()
}

/** Where chains ended that had grown by a night, a few at a time in the order of their orders. */
export function selectChainHeads(
  db: Db,
  nightDate: string,
  { after, limit }: { after: string | null; limit: number },
) {
  return db
    .selectFrom('custody_root_heads')
    .leftJoin('orders', 'orders.id', 'custody_root_heads.order_id')
    .select(['custody_root_heads.order_id as order', 'seq', 'orders.number'])
    .where('night_date', '=', nightDate)
    .$if(after !== null, (query) => query.where('custody_root_heads.order_id', '>', after!))
    .orderBy('custody_root_heads.order_id')
    .limit(limit)
    .execute()
}

/** All that was written of some orders, by order. */
export async function selectChains(
  db: Db,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, CustodyEvent[]>> {
  if (orderIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('custody_events')
    .select(['order_id', 'seq', 'at', 'content', 'previous', 'hash'])
    .where('order_id', 'in', orderIds)
    .orderBy('order_id')
    .orderBy('seq')
    .execute()
  const chains = Map.groupBy(rows, (row) => row.order_id)
  return new Map(
    [...chains].map(([id, events]) => [
      id,
      events.map(({ seq, at, content, previous, hash }) => ({
        seq,
        at: at.getTime(),
        content,
        previous,
        hash,
      })),
    ]),
  )
}
