/** SQL for stops that are moved between riders. */
import { sql } from 'kysely'
import type { StopKind } from '#domain/run-sheet/run-sheet.ts'
import type { Tx } from '../../database/transaction.ts'
import type { HandOverColumns } from '../../order/hand-overs.ts'

interface StopToMove extends HandOverColumns {
  id: string
  number: string
  user_id: string
  kind: StopKind
  rider_id: string | null
}

/**
 * Orders are locked until `tx` ends, in the order of their ids.
 * @returns the stops by id of the order and kind, without those of orders that are gone
 */
export async function lockStopsToMove(
  tx: Tx,
  stops: readonly { orderId: string; kind: StopKind }[],
): Promise<Map<string, StopToMove>> {
  const ids = [...new Set(stops.map(({ orderId }) => orderId))]
  await sql`select from orders where id = any(${ids}::uuid[]) order by id for update`.execute(tx)
  const { rows } = await sql<StopToMove>`
    select orders.id, number, user_id, pickup_hand_over, delivery_hand_over, asked.kind, rider_id
    from unnest(${stops.map(({ orderId }) => orderId)}::uuid[], ${stops.map(({ kind }) => kind)}::text[])
      as asked (id, kind)
    join orders on orders.id = asked.id
    left join stop_assignments
      on stop_assignments.order_id = asked.id and stop_assignments.kind = asked.kind`.execute(tx)
  return new Map(rows.map((row) => [`${row.id} ${row.kind}`, row]))
}

/** @param moves each stop once; `to` is null for nobody */
export async function writeStopRiders(
  tx: Tx,
  moves: readonly { orderId: string; kind: StopKind; to: string | null }[],
  at: Date,
): Promise<void> {
  const stops = (all: typeof moves) => sql`unnest(
    ${all.map(({ orderId }) => orderId)}::uuid[],
    ${all.map(({ kind }) => kind)}::text[],
    ${all.map(({ to }) => to)}::uuid[])`
  await sql`
    delete from stop_assignments using ${stops(moves.filter(({ to }) => to === null))}
      as moves (order_id, kind, rider_id)
    where stop_assignments.order_id = moves.order_id and stop_assignments.kind = moves.kind`.execute(
    tx,
  )
  await sql`
    insert into stop_assignments (order_id, kind, rider_id, assigned_at)
    select order_id, kind, rider_id, ${at}
    from ${stops(moves.filter(({ to }) => to !== null))} as moves (order_id, kind, rider_id)
    on conflict (order_id, kind) do update
      set rider_id = excluded.rider_id, assigned_at = excluded.assigned_at`.execute(tx)
}
