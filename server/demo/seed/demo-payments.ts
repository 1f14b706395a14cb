/** The payments of the demo's paid orders, each with its ledger entry. */
import { sql } from 'kysely'
import type { Tx } from '../../database/transaction.ts'

/**
 * Every order that is marked as paid gets the one payment that made it so; anyone who has saved a card
 * paid their latest one with it.
 */
export async function storeDemoPayments(tx: Tx): Promise<void> {
  await sql`
    update orders set payment_method = 'card', card_id = c.id, card_brand = c.brand, card_last4 = c.last4
    from cards c
    where c.is_default and orders.id = (
      select o.id from orders o
      where o.user_id = c.user_id and o.paid_at is not null and o.total_paise > 0
      order by o.id desc limit 1)`.execute(tx)
  await sql`
    insert into order_payments (id, order_id, method, amount_paise, status, card_brand, card_last4,
      reference, created_at, paid_at)
    select md5('payment of ' || id)::uuid, id, payment_method, total_paise, 'succeeded', card_brand,
      card_last4, case payment_method when 'card' then 'sim_' || md5(id::text) end, paid_at, paid_at
    from orders where paid_at is not null and total_paise > 0`.execute(tx)
  await sql`
    insert into ledger_transactions (id, order_payment_id, at)
    select md5('ledger of ' || id)::uuid, id, paid_at from order_payments`.execute(tx)
  await sql`
    insert into ledger_entries (transaction_id, account, amount_paise)
    select md5('ledger of ' || p.id)::uuid, side.account,
      case side.account when 'order_sales' then -p.amount_paise else p.amount_paise end
    from order_payments p cross join lateral (values
      (case p.method when 'cash' then 'till' when 'upi' then 'upi' else 'gateway' end), ('order_sales')
    ) side (account)`.execute(tx)
  await sql`update orders set paid_paise = total_paise where paid_at is not null`.execute(tx)
}
