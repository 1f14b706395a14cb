/** SQL for the stops of one rider, what they hold, and another rider for them. */
import { sql } from 'kysely'
import type { StopKind } from '#domain/run-sheet/run-sheet.ts'
import { slotIdsOn } from '#domain/slots/slot-id.ts'
import type { Db, Tx } from '../../database/transaction.ts'
import type { HandOverColumns } from '../../order/hand-overs.ts'

/** A day of stops; today's has those left from earlier days, and what is out for delivery before its day. */
export interface StopDay {
  date: string
  startsAt: Date
  endsAt: Date
  isToday: boolean
}

interface RiderStop extends HandOverColumns {
  id: string
  number: string
  user_id: string
  kind: StopKind
}

/** Whether a stop of `orders` and `stop_assignments` is still to be made. @param day null for all days */
function isLeft(day: StopDay | null) {
  if (day === null)
    return sql<boolean>`case stop_assignments.kind
      when 'pickup' then status = 'pickup_scheduled' and pickup_hand_over = 'home'
      else status not in ('completed', 'cancelled') and delivery_hand_over = 'home' end`
  const { first, last } = slotIdsOn(day.date)
  return sql<boolean>`case stop_assignments.kind
    when 'pickup' then status = 'pickup_scheduled' and pickup_hand_over = 'home'
      and slot_id <= ${last} and (${day.isToday} or slot_id >= ${first})
    else delivery_hand_over = 'home'
      and (status in ('ready', 'out_for_delivery')
          and estimated_delivery_at < ${day.endsAt}
          and (${day.isToday} or estimated_delivery_at >= ${day.startsAt})
        or ${day.isToday} and status = 'out_for_delivery') end`
}

/** Locks the orders of a rider's stops and clothes until `tx` ends, in the order of their ids. */
export async function lockOrdersOfRider(
  tx: Tx,
  riderId: string,
  day: StopDay | null,
): Promise<void> {
  await sql`
    select from orders where id in (
      select orders.id from stop_assignments join orders on orders.id = stop_assignments.order_id
      where rider_id = ${riderId} and ${isLeft(day)}
      union
      select order_id from clothes_with_riders where rider_id = ${riderId})
    order by id
    for update`.execute(tx)
}

/** The stops that are left of a rider; their orders are locked until `tx` ends. */
export async function lockStopsOfRider(
  tx: Tx,
  riderId: string,
  day: StopDay | null,
): Promise<RiderStop[]> {
  const { rows } = await sql<RiderStop>`
    select orders.id, number, user_id, kind, pickup_hand_over, delivery_hand_over
    from stop_assignments join orders on orders.id = stop_assignments.order_id
    where rider_id = ${riderId} and ${isLeft(day)}
    order by orders.id, kind
    for update of orders`.execute(tx)
  return rows
}

/**
 * @param to null for nobody
 * @returns the stops that had this rider until now
 */
export async function moveStops(
  tx: Tx,
  stops: readonly Pick<RiderStop, 'id' | 'kind'>[],
  { from, to, at }: { from: string; to: string | null; at: Date },
): Promise<ReadonlySet<string>> {
  const moved = sql`rider_id = ${from} and (order_id, kind) in (
    select * from unnest(${stops.map(({ id }) => id)}::uuid[], ${stops.map(({ kind }) => kind)}::text[]))`
  const change =
    to === null
      ? sql`delete from stop_assignments`
      : sql`update stop_assignments set rider_id = ${to}, assigned_at = ${at}`
  const { rows } = await sql<{ order_id: string; kind: StopKind }>`
    ${change} where ${moved} returning order_id, kind`.execute(tx)
  return new Set(rows.map(({ order_id: id, kind }) => `${id} ${kind}`))
}

export async function sumHoldings(
  db: Db,
  riderId: string,
  { day, today }: { day: StopDay | null; today: Date },
): Promise<{ stops: number; orders: number; units: number; pickedUp: number }> {
  const { rows } = await sql<{ stops: number; orders: number; units: number; pickedUp: number }>`
    with left_stops as (
      select orders.id, stop_assignments.kind
      from stop_assignments join orders on orders.id = stop_assignments.order_id
      where rider_id = ${riderId} and ${isLeft(day)}
    ), held as (
      select orders.id, status, (
        select count(*)::int from units where units.order_id = orders.id and units.place = 'rider'
      ) as units
      from orders where id in (
        select id from left_stops
        where kind = 'delivery' and not exists (
          select from clothes_with_riders as others
          where others.order_id = left_stops.id and others.rider_id <> ${riderId})
        union
        select order_id from clothes_with_riders where rider_id = ${riderId})
    )
    select (select count(*)::int from left_stops) as stops,
      coalesce(sum(units), 0)::int as units,
      count(*) filter (where units > 0 or status = 'out_for_delivery')::int as orders,
      (select count(distinct orders.id)::int
        from orders join stop_completions on stop_completions.order_id = orders.id
        where orders.status = 'picked_up' and not orders.has_units
          and stop_completions.kind = 'pickup' and stop_completions.completed_by = ${riderId}
          and stop_completions.completed_at >= ${today}
          and stop_completions.undone_at is null and not stop_completions.brought_back) as "pickedUp"
    from held`.execute(db)
  return rows[0]!
}

/** The orders whose clothes are with a rider while another has their stop, or none. */
export async function selectClothesLeftWith(tx: Tx, riderId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('clothes_with_riders')
    .select('order_id')
    .where('rider_id', '=', riderId)
    .orderBy('order_id')
    .execute()
  return rows.map(({ order_id: id }) => id)
}

/** Writes that a rider has the clothes of orders now; what stands of those before is replaced. */
export async function updateRiderOfClothes(
  tx: Tx,
  orderIds: readonly string[],
  riderId: string,
): Promise<void> {
  const isOfOrders = sql<boolean>`order_id = any(${orderIds}::uuid[])`
  await tx.updateTable('clothes_with_riders').set({ rider_id: riderId }).where(isOfOrders).execute()
  // Who has the stop has the clothes.
  await tx
    .deleteFrom('clothes_with_riders')
    .where(isOfOrders)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('stop_assignments')
          .select('order_id')
          .whereRef('stop_assignments.order_id', '=', 'clothes_with_riders.order_id')
          .where('kind', '=', 'delivery')
          .where('stop_assignments.rider_id', '=', riderId),
      ),
    )
    .execute()
}

/** Orders with clothes in a van: out for delivery, or with bags and items that a rider took along. */
export async function countOrdersInVans(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (
      select id from orders where status = 'out_for_delivery' and delivery_hand_over = 'home'
      union
      select order_id from units where place = 'rider'
    ) as in_vans`.execute(db)
  return rows[0]!.count
}
