/** Audit rules for cash: taken, returned and handed in. */
import { storedSumRule, type Rule } from './rule.ts'

export const CASH_RULES: readonly Rule[] = [
  storedSumRule({
    name: 'cash movements',
    holds:
      'Cash that somebody took or gave back is the payment or refund that it belongs to, and a payment in cash has its movement.',
    reads: ['cash_movements', 'order_payments', 'order_refunds', 'company_payments'],
    unit: 'paise',
    // What was paid before the first movement was taken before cash was counted.
    figures: `
      with paid as (
        select id, 'Payment ' || id as record, amount_paise, status = 'undone' as is_undone, created_at as at
        from order_payments where method = 'cash'
        union all
        select id, 'Company’s payment ' || id, amount_paise, undone_at is not null, at
        from company_payments where method = 'cash'
      ), moved as (
        select coalesce(order_payment_id, company_payment_id) as id,
          sum(paise) filter (where kind = 'collected') as collected,
          sum(paise) filter (where kind = 'undone') as undone
        from cash_movements group by 1
      )
      select record || ', ' || figure as record, stored, recomputed
      from paid left join moved using (id) cross join lateral (values
        ('taken', collected, amount_paise),
        ('taken back', coalesce(undone, 0), case when is_undone then -amount_paise else 0 end)
      ) as each (figure, stored, recomputed)
      where collected is not null or paid.at >= (select min(cash_movements.at) from cash_movements)
      union all
      select 'Refund ' || order_refunds.id, paise, -amount_paise
      from cash_movements join order_refunds on order_refunds.id = order_refund_id`,
  }),
  storedSumRule({
    name: 'cash handed in',
    holds:
      'A hand-in is over all that its person had taken by then, less what they had given back and handed in before.',
    reads: ['cash_movements', 'cash_hand_ins'],
    unit: 'paise',
    // A payment that was being stored while its cash was handed in may count to either side.
    figures: `
      with due as (
        select id, person_id, at,
          sum(expected_paise) over (partition by person_id order by at, id) as handed_in
        from cash_hand_ins where person_id is not null
      ), held as (
        select due.id, handed_in,
          coalesce(sum(paise) filter (where is_before or paise < 0), 0) as at_least,
          coalesce(sum(paise) filter (where is_before or paise > 0), 0) as at_most,
          coalesce(sum(paise), 0) as all_paise
        from due left join lateral (
          select paise, cash_movements.at < due.at - interval '1 minute' as is_before from cash_movements
          where cash_movements.person_id = due.person_id and cash_movements.at <= due.at
        ) as movements on true
        group by due.id, handed_in
      )
      select 'Hand-in ' || id as record, handed_in as stored,
        case when handed_in between at_least and at_most then handed_in else all_paise end as recomputed
      from held`,
  }),
]
