/** A fingerprint of all that deeds can change in a world: it stays the same where nothing was changed. */
import { sql } from 'kysely'
import type { World } from './world.ts'

/** What is written of the world's orders, stops, clothes and cash, in one text. */
export async function readFingerprint({ product, orders, people }: World): Promise<string> {
  const ids = sql`any(${orders}::uuid[])`
  const staff = sql`any(${Object.values(people).map(({ id }) => id)}::uuid[])`
  const { rows } = await sql<{ print: string }>`
    select concat_ws('|',
      (select string_agg(concat_ws(',', id, status, slot_id, delivery_slot_id, total_paise, goodwill_paise,
        paid_paise, refunded_paise, payment_method, estimated_delivery_at, asked_until), ';' order by id)
        from orders where user_id = ${people.customer.id}),
      (select count(*) from order_history where order_id = ${ids}),
      (select string_agg(concat_ws(',', id, status, refunded_paise), ';' order by id)
        from order_payments where order_id = ${ids}),
      (select string_agg(concat_ws(',', id, undone_at, payment_id, status_before), ';' order by id)
        from stop_completions where order_id = ${ids}),
      (select string_agg(concat_ws(',', id, outcome), ';' order by id) from late_stops where order_id = ${ids}),
      (select string_agg(concat_ws(',', id, outcome), ';' order by id) from stop_misfits where order_id = ${ids}),
      (select string_agg(concat_ws(',', order_id, kind, rider_id), ';' order by order_id, kind)
        from stop_assignments where order_id = ${ids}),
      (select count(*) from custody_events where order_id = ${ids}),
      (select string_agg(concat_ws(',', id, paise), ';' order by id) from cash_movements where person_id = ${staff}),
      (select string_agg(id::text, ';' order by id) from cash_hand_ins where person_id = ${staff}),
      (select string_agg(concat_ws(',', id, suspended_at), ';' order by id) from users where id = ${staff})
    ) as print`.execute(product.db)
  return rows[0]!.print
}
