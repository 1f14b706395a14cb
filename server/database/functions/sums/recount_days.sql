-- Counts all days again: for orders that are there already, and when the laundry's clocks move to another zone.
-- What is counted at the same time waits, and then counts in the new zone.
create or replace function recount_days() returns void
language plpgsql as $$
declare
  zone text;
begin
  lock table order_days in share row exclusive mode;
  zone := coalesce((select time_zone from business where id = 1), 'Asia/Kolkata');
  delete from order_days;
  delete from service_days;
  delete from payment_days;
  delete from customer_days;
  delete from ordering_days;
  insert into order_days (day, shard, orders, revenue_paise, completed, delivered, on_time)
    select day, 0, sum(orders), sum(revenue_paise), sum(completed), sum(delivered), sum(on_time)
    from (
      select (created_at at time zone zone)::date as day, 1 as orders, 0 as revenue_paise, 0 as completed,
        0 as delivered, 0 as on_time
        from orders where status <> 'cancelled'
      union all
      select parts.day, 0, parts.revenue_paise, parts.completed, parts.delivered, parts.on_time
        from orders, lateral completion_of(orders, 1) as parts where status = 'completed'
    ) as parts
    group by day;
  insert into service_days
    select (created_at at time zone zone)::date, service, 0,
      coalesce(sum(quantity) filter (where unit = 'kg'), 0), sum(amount_paise)
    from orders join order_lines on order_id = id
    where status <> 'cancelled'
    group by 1, 2;
  insert into payment_days
    select (paid_at at time zone zone)::date, way, 0, sum(paise)
    from (
      select paid_at, method as way, amount_paise - refunded_paise as paise
        from order_payments where status = 'succeeded'
      union all
      select paid_at, 'club', amount_paise - refunded_paise from charges where status = 'succeeded'
    ) as paid
    group by 1, 2;
  insert into customer_days
    select user_id, array_agg(day order by day)
    from (
      select distinct user_id, (created_at at time zone zone)::date as day from orders
      where status <> 'cancelled'
    ) as ordered
    group by user_id;
  insert into ordering_days
    select day, coalesce(previous_day, '-infinity'), count(*)
    from (
      select day, lag(day) over (partition by user_id order by day) as previous_day
      from customer_days, unnest(days) as day
    ) as ordered
    group by 1, 2;
end $$;
