/** Audit rules for running sums: the laundry's, each day's and each customer's. */
import { customerTotals } from '../../../backoffice/customers/recount-on-events.ts'
import { storedSumRule, type Rule } from './rule.ts'

/** The laundry's time zone, as each day is counted in it. */
const ZONE = `(select coalesce((select time_zone from business where id = 1), 'Asia/Kolkata') as zone) as clocks`

const dayOf = (at: string) => `(${at} at time zone zone)::date`

/** Customers of whom a change waits to be counted. */
const WAITING = `
  select orders.user_id from event_deliveries join orders on orders.id::text = subject_id
  where '${customerTotals.name}' = any(consumers)`

export const SUM_RULES: readonly Rule[] = [
  storedSumRule({
    name: 'laundry totals',
    holds: 'The laundry’s totals count every order.',
    reads: ['orders', 'order_totals'],
    unit: 'number',
    figures: `
      with kept as (
        select sum(total_orders) as orders, sum(completed_orders) as completed, sum(cancelled_orders) as cancelled,
          sum(completed_paise) as paise
        from order_totals
      ), counted as (
        select count(*) as all_orders, count(*) filter (where status = 'completed') as all_completed,
          count(*) filter (where status = 'cancelled') as all_cancelled,
          sum(revenue_paise(status, total_paise, goodwill_paise)) as all_paise
        from orders
      )
      select figure as record, coalesce(stored, 0) as stored, coalesce(recomputed, 0) as recomputed
      from kept, counted cross join lateral (values
        ('Orders', orders, all_orders), ('Completed orders', completed, all_completed),
        ('Cancelled orders', cancelled, all_cancelled), ('Revenue in paise', paise, all_paise)
      ) as each (figure, stored, recomputed)`,
  }),
  storedSumRule({
    name: 'order days',
    holds: 'A day’s sums count the orders that were placed and completed on it.',
    reads: ['orders', 'order_days', 'business'],
    unit: 'number',
    figures: `
      with kept as (
        select day, sum(orders) as orders, sum(revenue_paise) as paise, sum(completed) as completed,
          sum(delivered) as delivered, sum(on_time) as on_time
        from order_days group by day
      ), parts as (
        select ${dayOf('created_at')} as day, 1 as orders, 0 as paise, 0 as completed, 0 as delivered, 0 as on_time
        from orders, ${ZONE} where status <> 'cancelled'
        union all
        select ${dayOf('completed_at')}, 0, revenue_paise(status, total_paise, goodwill_paise), 1,
          (delivery_hand_over = 'home')::int,
          (delivery_hand_over = 'home'
            and completed_at <= promised_by(estimated_delivery_at, delivery_slot_id))::int
        from orders, ${ZONE} where status = 'completed'
      ), counted as (
        select day, sum(orders) as all_orders, sum(paise) as all_paise, sum(completed) as all_completed,
          sum(delivered) as all_delivered, sum(on_time) as all_on_time
        from parts group by day
      )
      select day || ', ' || figure as record, coalesce(stored, 0) as stored, coalesce(recomputed, 0) as recomputed
      from kept full join counted using (day) cross join lateral (values
        ('orders', orders, all_orders), ('revenue in paise', paise, all_paise),
        ('completed', completed, all_completed), ('delivered', delivered, all_delivered),
        ('on time', on_time, all_on_time)
      ) as each (figure, stored, recomputed)`,
  }),
  storedSumRule({
    name: 'service days',
    holds: 'A day’s sums of a service are those of the lines of the orders placed on it.',
    reads: ['orders', 'order_lines', 'service_days', 'business'],
    unit: 'number',
    figures: `
      with kept as (
        select day, service, sum(kilograms) as kilograms, sum(amount_paise) as paise
        from service_days group by day, service
      ), counted as (
        select ${dayOf('created_at')} as day, service, sum(quantity) filter (where unit = 'kg') as all_kilograms,
          sum(amount_paise) as all_paise
        from ${ZONE}, orders join order_lines on order_id = id where status <> 'cancelled' group by 1, 2
      )
      select day || ', ' || service || ', ' || figure as record, coalesce(stored, 0) as stored,
        coalesce(recomputed, 0) as recomputed
      from kept full join counted using (day, service) cross join lateral (values
        ('kilograms', kilograms, all_kilograms), ('paise', paise, all_paise)
      ) as each (figure, stored, recomputed)`,
  }),
  storedSumRule({
    name: 'payment days',
    holds:
      'A day’s sum of a way to pay is that of the payments made that way on it, less their refunds.',
    reads: ['order_payments', 'charges', 'payment_days', 'business'],
    unit: 'paise',
    figures: `
      with kept as (
        select day, way, sum(paise) as paise from payment_days group by day, way
      ), paid as (
        select paid_at, method as way, amount_paise - refunded_paise as paise
        from order_payments where status = 'succeeded'
        union all
        select paid_at, 'club', amount_paise - refunded_paise from charges where status = 'succeeded'
      ), counted as (
        select ${dayOf('paid_at')} as day, way, sum(paise) as all_paise from paid, ${ZONE} group by 1, 2
      )
      select day || ', ' || way as record, coalesce(paise, 0) as stored, coalesce(all_paise, 0) as recomputed
      from kept full join counted using (day, way)`,
  }),
  storedSumRule({
    name: 'customers’ totals',
    holds: 'A customer’s totals count every order of theirs.',
    reads: ['orders', 'customer_totals', 'event_deliveries'],
    unit: 'number',
    // What a change brings is counted a moment after it.
    figures: `
      select 'Customer ' || totals.user_id || ', ' || figure as record, stored, recomputed
      from customer_totals as totals left join (
        select user_id, count(*) as all_orders,
          sum(revenue_paise(status, total_paise, goodwill_paise)) as all_paise
        from orders group by user_id
      ) as counted on counted.user_id = totals.user_id cross join lateral (values
        ('orders', total_orders, coalesce(all_orders, 0)), ('paise', spent_paise, coalesce(all_paise, 0))
      ) as each (figure, stored, recomputed)
      where totals.user_id not in (${WAITING})`,
  }),
  storedSumRule({
    name: 'customers’ days',
    holds: 'The days on which a customer ordered are those of their orders that stand.',
    reads: ['orders', 'customer_days', 'business', 'event_deliveries'],
    unit: 'text',
    figures: `
      with counted as (
        select user_id, array_agg(distinct ${dayOf('created_at')}) as all_days
        from orders, ${ZONE} where status <> 'cancelled' group by user_id
      )
      select 'Customer ' || user_id as record, coalesce(days, '{}')::text as stored,
        coalesce(all_days, '{}')::text as recomputed
      from customer_days full join counted using (user_id)
      where user_id not in (${WAITING})`,
  }),
  storedSumRule({
    name: 'returning customers',
    holds: 'As many customers came back on a day after another as the days of all customers say.',
    reads: ['customer_days', 'ordering_days'],
    unit: 'number',
    figures: `
      with counted as (
        select day, coalesce(previous_day, '-infinity') as previous_day, count(*) as all_customers
        from (
          select day, lag(day) over (partition by user_id order by day) as previous_day
          from customer_days, unnest(days) as day
        ) as ordered group by 1, 2
      )
      select day || ' after ' || previous_day as record, coalesce(customers, 0) as stored,
        coalesce(all_customers, 0) as recomputed
      from ordering_days full join counted using (day, previous_day)`,
  }),
]
