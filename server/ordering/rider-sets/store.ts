/** SQL for bags that riders bring, and the sets that were taken in. */
import { sql, type Insertable } from 'kysely'
import type { RiderSetsTable } from '../../database/tables.ts'
import type { Db, Tx } from '../../database/transaction.ts'

export interface HeldOrder {
  visit_id: string
  order_id: string
  number: string
  rider_id: string
  name: string
  bags: number
  taken: number[]
  is_missing: boolean
}

/** Pickups with bags that aren't all at the laundry; what was counted in or is being washed is there. */
export async function selectHeldOrders(db: Db, riderId: string | null): Promise<HeldOrder[]> {
  const { rows } = await sql<HeldOrder>`
    with pickups as (
      select distinct on (order_id) stop_completions.*
      from stop_completions join orders on orders.id = order_id
      where kind = 'pickup' and undone_at is null and not brought_back and bags is not null
        and orders.status = 'picked_up' and not orders.has_units
      order by order_id, completed_at desc, stop_completions.id desc
    )
    select pickups.id as visit_id, orders.id as order_id, orders.number, users.id as rider_id,
      users.name, pickups.bags,
      array(select number from rider_set_bags where visit_id = pickups.id order by number) as taken,
      exists (select from rider_sets where rider_sets.rider_id = users.id
        and rider_sets.at >= pickups.completed_at) as is_missing
    from pickups
    join orders on orders.id = pickups.order_id
    join users on users.id = pickups.completed_by
    where (${riderId}::uuid is null or users.id = ${riderId}::uuid)
      and pickups.bags > (select count(*) from rider_set_bags where visit_id = pickups.id)
    order by users.name, users.id, pickups.completed_at, pickups.id`.execute(db)
  return rows
}

/** The second of two who take in from one rider at once waits here for the first. */
export async function lockRider(tx: Tx, riderId: string): Promise<void> {
  await tx.selectFrom('users').select('id').where('id', '=', riderId).forNoKeyUpdate().execute()
}

export async function insertSet(
  tx: Tx,
  set: Insertable<RiderSetsTable>,
  bags: readonly { visitId: string; number: number }[],
): Promise<void> {
  await tx.insertInto('rider_sets').values(set).execute()
  const rows = bags.map(({ visitId, number }) => ({ visit_id: visitId, number, set_id: set.id }))
  await tx.insertInto('rider_set_bags').values(rows).execute()
}

/** Sets of a rider that wait for the rider's signature, oldest first. */
export function selectUnsignedSets(db: Db, riderId: string) {
  return db
    .selectFrom('rider_sets')
    .leftJoin('users', 'users.id', 'rider_sets.received_by')
    .select(['rider_sets.id', 'users.name', 'rider_sets.at', 'orders', 'bags', 'taken'])
    .where('rider_sets.rider_id', '=', riderId)
    .where('confirmed_at', 'is', null)
    .orderBy('rider_sets.id')
    .execute()
}

/** @returns undefined for a set that isn't the rider's; `wasSigned` where it was signed for before */
export async function updateSetAsSigned(
  tx: Tx,
  { id, riderId, at }: { id: string; riderId: string; at: Date },
): Promise<{ taken: number; bags: number; wasSigned: boolean } | undefined> {
  const set = await tx
    .selectFrom('rider_sets')
    .select(['taken', 'bags', 'confirmed_at'])
    .where('id', '=', id)
    .where('rider_id', '=', riderId)
    .forUpdate()
    .executeTakeFirst()
  if (!set) return undefined
  const { taken, bags, confirmed_at: before } = set
  if (before === null)
    await tx.updateTable('rider_sets').set({ confirmed_at: at }).where('id', '=', id).execute()
  return { taken, bags, wasSigned: before !== null }
}
