-- Counts all days again: for orders that are there already, and when the laundry's clocks move to another zone.
-- What is counted at the same time waits, and then counts in the new zone.
create or replace function recount_days() returns void
language plpgsql as $$
begin
  lock table order_days in share row exclusive mode;
  delete from order_days;
  delete from service_days;
  insert into order_days
    select day, 0, sum(orders), sum(paise)
    from (
      select laundry_day(created_at) as day, 1 as orders, 0 as paise from orders where status <> 'cancelled'
      union all
      select laundry_day(completed_at), 0, revenue_paise(status, total_paise, goodwill_paise)
        from orders where status = 'completed'
    ) as parts
    group by day;
  insert into service_days
    select laundry_day(created_at), service, 0,
      coalesce(sum(quantity) filter (where unit = 'kg'), 0), sum(amount_paise)
    from orders join order_lines on order_id = id
    where status <> 'cancelled'
    group by 1, 2;
end $$;
