/** SQL for stops that have no rider. */
import { sql } from 'kysely'
import { slotIdsOn, type StoredSlot } from '#domain/slots/slot-id.ts'
import type { Db } from '../../database/transaction.ts'
import { holdsPermission } from '../../identity/people/holds-permission.ts'

/** A date, and the instant at which it ends. */
interface Day {
  date: string
  endsAt: Date
}

const RIDERS = sql`select users.id, ${holdsPermission('users', 'run')} as sees_all
  from users where ${holdsPermission('users', 'own-run')}`

/** For queries of `riders`: where each of them sees all stops, none needs a rider. */
const NEEDS_RIDERS = sql<boolean>`exists (select from riders where not sees_all)`

/** For queries of `stops` and `riders`. */
const HAS_NO_RIDER = sql<boolean>`not exists (
  select from stop_assignments join riders on riders.id = stop_assignments.rider_id
  where stop_assignments.order_id = stops.id and stop_assignments.kind = stops.kind)`

/**
 * Stops to be made that have no rider, left over from earlier days, of today and of tomorrow. Null where each person who
 * rides sees all stops: there a stop needs no rider.
 */
export async function countUnassignedStops(
  db: Db,
  { today, tomorrow }: { today: Day; tomorrow: Day },
): Promise<{ today: number; tomorrow: number } | null> {
  const { rows } = await sql<{ today: number; tomorrow: number; needed: boolean }>`
    with riders as (${RIDERS}), stops as (
      select id, 'pickup' as kind, slot_id <= ${slotIdsOn(today.date).last} as is_today
      from orders
      where status = 'pickup_scheduled' and pickup_hand_over = 'home'
        and slot_id <= ${slotIdsOn(tomorrow.date).last}
      union all
      select id, 'delivery', estimated_delivery_at < ${today.endsAt}
      from orders
      where status in ('ready', 'out_for_delivery') and delivery_hand_over = 'home'
        and estimated_delivery_at < ${tomorrow.endsAt}
    )
    select count(*) filter (where is_today)::int as today,
      count(*) filter (where not is_today)::int as tomorrow,
      ${NEEDS_RIDERS} as needed
    from stops where ${HAS_NO_RIDER}`.execute(db)
  const { needed, ...counts } = rows[0]!
  return needed ? counts : null
}

/** Stops of a slot to be made that have no rider; none where each person who rides sees all stops. */
export async function countUnassignedStopsOfSlot(
  db: Db,
  { id, startsAt, endsAt }: StoredSlot,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    with riders as (${RIDERS}), stops as (
      select id, 'pickup' as kind from orders
      where status = 'pickup_scheduled' and pickup_hand_over = 'home' and slot_id = ${id}
      union all
      select id, 'delivery' from orders
      where status in ('ready', 'out_for_delivery') and delivery_hand_over = 'home'
        and estimated_delivery_at >= ${startsAt} and estimated_delivery_at <= ${endsAt}
        and coalesce(delivery_slot_id, ${id}) = ${id}
    )
    select count(*)::int as count from stops where ${NEEDS_RIDERS} and ${HAS_NO_RIDER}`.execute(db)
  return rows[0]!.count
}
