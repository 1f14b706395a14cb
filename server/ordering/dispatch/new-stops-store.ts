/** SQL for stops that come onto the run, and the riders who may get them. */
import { sql } from 'kysely'
import type { RiderOfSlot } from '#domain/run-sheet/default-rider.ts'
import type { StopKind } from '#domain/run-sheet/run-sheet.ts'
import type { Db, Tx } from '../../database/transaction.ts'
import { holdsPermission } from '../../identity/people/holds-permission.ts'
import type { HandOverColumns } from '../../order/hand-overs.ts'

interface NewStop extends HandOverColumns {
  id: string
  number: string
  user_id: string
  address: string
  /** Of an address in parts. */
  pin: string | null
  /** Null of a delivery without a window. */
  slot_id: string | null
  promised_at: Date
}

/** The stop, where it is to be made and has no rider. */
export async function findNewStop(
  db: Db,
  orderId: string,
  kind: StopKind,
): Promise<NewStop | undefined> {
  const isPickup = kind === 'pickup'
  const waits = isPickup
    ? sql<boolean>`status = 'pickup_scheduled' and pickup_hand_over = 'home'`
    : sql<boolean>`status = 'ready' and delivery_hand_over = 'home'`
  const { rows } = await sql<NewStop>`
    select id, number, user_id, pickup_hand_over, delivery_hand_over,
      ${isPickup ? sql`address` : sql`coalesce(nullif(delivery_address, ''), address)`} as address,
      ${isPickup ? sql`address_parts` : sql`delivery_address_parts`} ->> 'pin' as pin,
      ${isPickup ? sql`slot_id` : sql`delivery_slot_id`} as slot_id,
      estimated_delivery_at as promised_at
    from orders
    where id = ${orderId} and ${waits} and not exists (
      select from stop_assignments where order_id = orders.id and kind = ${kind})`.execute(db)
  return rows[0]
}

/** Those of some people who ride, with how many stops of the slot they have, and whether one is at the same address. */
export async function selectRidersOfSlot(
  db: Db,
  ids: readonly string[],
  stop: NewStop,
): Promise<RiderOfSlot[]> {
  const { rows } = await sql<RiderOfSlot>`
    select users.id, count(orders.id)::int as stops,
      coalesce(bool_or(lower(case kind when 'pickup' then orders.address
        else coalesce(nullif(orders.delivery_address, ''), orders.address) end) = lower(${stop.address})), false) as "isAtDoor"
    from users
    left join stop_assignments on rider_id = users.id
    left join orders on orders.id = order_id and case kind
      when 'pickup' then orders.status = 'pickup_scheduled' and slot_id = ${stop.slot_id}
      else orders.status in ('ready', 'out_for_delivery') and case when ${stop.slot_id}::uuid is null
        then estimated_delivery_at = ${stop.promised_at} else delivery_slot_id = ${stop.slot_id} end end
    where users.id = any(${ids}::uuid[]) and ${holdsPermission('users', 'own-run')}
    group by users.id`.execute(db)
  return rows
}

/** @returns whether it is the rider's now; false where another was faster */
export async function insertStopRider(
  tx: Tx,
  { orderId, kind, riderId, at }: { orderId: string; kind: StopKind; riderId: string; at: Date },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('stop_assignments')
    .values({ order_id: orderId, kind, rider_id: riderId, assigned_at: at })
    .onConflict((conflict) => conflict.columns(['order_id', 'kind']).doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

/** Names of some people, by id; without those who are erased. */
export async function selectNames(
  db: Db,
  ids: readonly string[],
): Promise<{ id: string; name: string }[]> {
  if (ids.length === 0) return []
  return db
    .selectFrom('users')
    .select(['id', 'name'])
    .where('id', 'in', ids)
    .where('erased_at', 'is', null)
    .orderBy('name')
    .execute()
}

/** Ids of those who may ride, plan the run too, and have had no stop yet. */
export async function selectPlanners(db: Db): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from users
    where ${holdsPermission('users', 'own-run')} and ${holdsPermission('users', 'run')}
      and not exists (select from stop_assignments where rider_id = users.id)`.execute(db)
  return rows.map(({ id }) => id)
}
