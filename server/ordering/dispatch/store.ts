/** SQL for riders and their stops. */
import { sql } from 'kysely'
import { slotIdsOn } from '#domain/slots/slot-id.ts'
import type { Db } from '../../database/transaction.ts'
import { holdsPermission } from '../../identity/people/holds-permission.ts'

/** A date, and the instant at which it ends. */
interface Day {
  date: string
  endsAt: Date
}

/**
 * Stops to be made that have no rider, left over from earlier days, of today and of tomorrow. Null where each person who
 * rides sees all stops: there a stop needs no rider.
 */
export async function countUnassignedStops(
  db: Db,
  { today, tomorrow }: { today: Day; tomorrow: Day },
): Promise<{ today: number; tomorrow: number } | null> {
  const { rows } = await sql<{ today: number; tomorrow: number; assigns: boolean }>`
    with riders as (
      select users.id, ${holdsPermission('users', 'run')} as sees_all
      from users where ${holdsPermission('users', 'own-run')}
    ), stops as (
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
      exists (select from riders where not sees_all) as assigns
    from stops
    where not exists (
      select from stop_assignments join riders on riders.id = stop_assignments.rider_id
      where stop_assignments.order_id = stops.id and stop_assignments.kind = stops.kind
    )`.execute(db)
  const { assigns, ...counts } = rows[0]!
  return assigns ? counts : null
}
