/** Deletes photos of clothes once their order is over and their retention period has passed. */
import { sql } from 'kysely'
import type { Deps } from '../../../platform/deps.ts'

/** Those of an order with a claim that isn't over stay. Their files go with those of every other picture. */
export async function deleteOldUnitPhotos({
  db,
  clock,
}: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  await sql`
    delete from unit_pictures using orders, business
    where orders.id = unit_pictures.order_id
      and orders.status in ('completed', 'cancelled')
      and coalesce(
        orders.completed_at,
        (select max(at) from order_history where order_id = orders.id and status = 'cancelled')
      ) <= ${clock()}::timestamptz - make_interval(days => business.claim_photo_days)
      and not exists (
        select from claims where claims.order_id = orders.id and claims.status in ('open', 'decided')
      )`.execute(db)
}
