-- Counts all days again: for orders that are there already, and when the laundry's clocks move to another zone.
-- What is counted at the same time waits, and then counts in the new zone.
create or replace function recount_days() returns void
language plpgsql as $$
begin
  lock table order_days in share row exclusive mode;
  delete from order_days;
  delete from service_days;
  insert into order_days (day, shard, orders, revenue_paise, completed, delivered, on_time)
    select day, 0, sum(orders), sum(revenue_paise), sum(completed), sum(delivered), sum(on_time)
    from (
      select laundry_day(created_at) as day, 1 as orders, 0 as revenue_paise, 0 as completed,
        0 as delivered, 0 as on_time
        from orders where status <> 'cancelled'
      union all
      select parts.day, 0, parts.revenue_paise, parts.completed, parts.delivered, parts.on_time
        from orders, lateral completion_of(orders, 1) as parts where status = 'completed'
    ) as parts
    group by day;
  insert into service_days
    select laundry_day(created_at), service, 0,
      coalesce(sum(quantity) filter (where unit = 'kg'), 0), sum(amount_paise)
    from orders join order_lines on order_id = id
    where status <> 'cancelled'
    group by 1, 2;
end $$;
