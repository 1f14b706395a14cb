/** Audit rules for payments: of orders, the Laundry Club and companies; and the ledger. */
import { storedSumRule, type Rule } from './rule.ts'

export const PAYMENT_RULES: readonly Rule[] = [
  storedSumRule({
    name: 'paid and refunded',
    holds:
      'What an order says was paid and refunded is the sum of its payments, and its goodwill that of its entries.',
    reads: ['orders', 'order_payments', 'order_goodwill'],
    unit: 'paise',
    figures: `
      select 'Order ' || number || ', ' || figure as record, stored, recomputed
      from orders left join (
        select order_id, sum(amount_paise - refunded_paise) as kept, sum(refunded_paise) as refunded
        from order_payments where status = 'succeeded' group by order_id
      ) as paid on paid.order_id = orders.id left join (
        select order_id, sum(amount_paise) as given from order_goodwill group by order_id
      ) as goodwill on goodwill.order_id = orders.id cross join lateral (values
        ('paid', paid_paise, coalesce(kept, 0)),
        ('refunded', refunded_paise, coalesce(refunded, 0)),
        ('goodwill', goodwill_paise, coalesce(given, 0))
      ) as each (figure, stored, recomputed)`,
  }),
  storedSumRule({
    name: 'refunds',
    holds: 'A payment’s refunds that have not failed are what it says was refunded.',
    reads: ['order_payments', 'order_refunds', 'charges', 'refunds'],
    unit: 'paise',
    figures: `
      select 'Payment ' || id as record, refunded_paise as stored, coalesce((select sum(amount_paise)
          from order_refunds where payment_id = order_payments.id and order_refunds.status <> 'failed'), 0)
          as recomputed
      from order_payments
      union all
      select 'Laundry Club charge ' || id, refunded_paise, coalesce((select sum(amount_paise)
          from refunds where charge_id = charges.id and refunds.status <> 'failed'), 0)
      from charges`,
  }),
  storedSumRule({
    name: 'ledger balance',
    holds: 'The two sides of a transaction of the ledger come to nothing.',
    reads: ['ledger_transactions', 'ledger_entries'],
    unit: 'paise',
    figures: `
      select 'Transaction ' || ledger_transactions.id as record, sum(amount_paise) as stored, 0 as recomputed
      from ledger_transactions
      left join ledger_entries on transaction_id = ledger_transactions.id
      group by ledger_transactions.id`,
  }),
  storedSumRule({
    name: 'ledger of payments',
    holds: 'The ledger has every payment and every refund that went through, once.',
    reads: [
      'ledger_transactions',
      'ledger_entries',
      'order_payments',
      'order_refunds',
      'charges',
      'refunds',
      'company_payments',
    ],
    unit: 'paise',
    figures: `
      with moved as (
        select coalesce(order_payment_id, charge_id, company_payment_id) as id, -sum(amount_paise) as paise
        from ledger_transactions join ledger_entries on transaction_id = ledger_transactions.id
        where account = case when order_payment_id is not null then 'order_sales'
          when charge_id is not null then 'club_sales' else 'receivables' end
        group by 1
      ), paid as (
        select 'Payment ' || id as record, id,
          case when status = 'succeeded' then amount_paise else 0 end - coalesce((select sum(amount_paise)
            from order_refunds where payment_id = order_payments.id and order_refunds.status = 'succeeded'), 0)
            as paise
        from order_payments
        union all
        select 'Laundry Club charge ' || id, id,
          case when status = 'succeeded' then amount_paise else 0 end - coalesce((select sum(amount_paise)
            from refunds where charge_id = charges.id and refunds.status = 'succeeded'), 0)
        from charges
        union all
        select 'Company’s payment ' || id, id, case when undone_at is null then amount_paise else 0 end
        from company_payments
      )
      select record, coalesce(moved.paise, 0) as stored, paid.paise as recomputed
      from paid left join moved using (id)`,
  }),
  storedSumRule({
    name: 'company accounts',
    holds:
      'A company owes what was put on its account, less what it paid, and the ledger says the same.',
    reads: [
      'companies',
      'orders',
      'order_payments',
      'company_payments',
      'ledger_transactions',
      'ledger_entries',
    ],
    unit: 'paise',
    figures: `
      with owed as (
        select company_id, amount_paise - order_payments.refunded_paise as paise
        from order_payments join orders on orders.id = order_id
        where method = 'account' and order_payments.status = 'succeeded'
        union all
        select company_id, -amount_paise from company_payments where undone_at is null
      ), posted as (
        select coalesce(orders.company_id, company_payments.company_id) as company_id, ledger_entries.amount_paise as paise
        from ledger_entries
        join ledger_transactions on ledger_transactions.id = transaction_id
        left join order_payments on order_payments.id = order_payment_id
        left join orders on orders.id = order_payments.order_id
        left join company_payments on company_payments.id = company_payment_id
        where account = 'receivables'
      )
      select 'Company ' || id as record,
        coalesce((select sum(paise) from posted where company_id = companies.id), 0) as stored,
        coalesce((select sum(paise) from owed where company_id = companies.id), 0) as recomputed
      from companies`,
  }),
]
