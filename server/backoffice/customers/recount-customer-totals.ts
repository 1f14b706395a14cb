/** SQL that recounts customers' orders, spending and order dates. */
import { sql } from 'kysely'
import type { Tx } from '../../database/transaction.ts'

/**
 * Counts again from their orders, by an index. Somebody who was erased has no totals any more, and gets none.
 * @param userIds of all customers if left out
 */
export async function recountCustomerTotals(tx: Tx, userIds?: readonly string[]): Promise<void> {
  // Locked before they are counted, so that the last to count sees what all before it have.
  const locked = await tx
    .selectFrom('customer_totals')
    .select('user_id')
    .$if(userIds !== undefined, (query) =>
      query.where('user_id', '=', sql<string>`any(${[...userIds!]}::uuid[])`),
    )
    .orderBy('user_id')
    .forNoKeyUpdate()
    .execute()
  const ids = locked.map((row) => row.user_id)
  await sql`
    with counted as (
      select user_id, count(*) as orders, max(created_at) as ordered_at,
        sum(revenue_paise(status, total_paise, goodwill_paise)) as spent_paise
      from orders where user_id = any(${ids}::uuid[])
      group by user_id
    ), dated as (
      insert into last_orders (user_id, ordered_at)
      select user_id, ordered_at from counted
      on conflict (user_id) do update set ordered_at = excluded.ordered_at
        where last_orders.ordered_at <> excluded.ordered_at
    )
    update customer_totals as totals
    set total_orders = counted.orders, spent_paise = counted.spent_paise
    from counted
    where counted.user_id = totals.user_id
      and (total_orders, totals.spent_paise) is distinct from (counted.orders, counted.spent_paise)`.execute(
    tx,
  )
}

/** Counts again on which days orders were placed that stand, and so who is new in reports and who returns. */
export async function recountOrderDays(tx: Tx, userIds: readonly string[]): Promise<void> {
  await sql`select count_customer_days(${[...userIds]}::uuid[])`.execute(tx)
}
