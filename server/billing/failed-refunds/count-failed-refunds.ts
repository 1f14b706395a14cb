/** Counts refunds that cards didn't take and that nothing was given for since. */
import { sql } from 'kysely'
import type { Db } from '../../database/transaction.ts'

/** How many orders, and charges of the Laundry Club, have such a refund; one that its giver saw fail at once is theirs to repeat. */
export async function countFailedRefunds({
  db,
}: {
  db: Db
}): Promise<{ orders: number; club: number }> {
  const { rows } = await sql<{ orders: number; club: number }>`
    select (
      select count(*) from orders
      where paid_paise > charged_paise(status, total_paise, goodwill_paise) and exists (
        select from order_refunds as failed join order_payments on order_payments.id = failed.payment_id
        where order_id = orders.id and failed.status = 'failed' and not exists (
          select from order_refunds as later join order_payments as payments on payments.id = later.payment_id
          where payments.order_id = orders.id and later.status <> 'failed'
            and later.created_at >= coalesce(failed.returned_at, failed.settled_at)))
    )::int as orders, (
      select count(distinct charge_id) from refunds as failed
      where status = 'failed' and (returned_at is not null or given_by is null) and not exists (
        select from refunds as later
        where later.charge_id = failed.charge_id and later.status <> 'failed'
          and later.created_at >= coalesce(failed.returned_at, failed.settled_at))
    )::int as club`.execute(db)
  return rows[0]!
}
