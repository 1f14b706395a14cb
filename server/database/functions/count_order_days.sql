-- Moves an order that changes or goes between the sums of the days it was placed and completed on.
create or replace function count_order_days() returns trigger
language plpgsql as $$
begin
  lock table order_days in row exclusive mode;
  -- A row that is not there (what was, of a new order) adds nothing: its status is null.
  insert into order_days as sums
    select day, pg_backend_pid() % 32, sum(orders), sum(paise)
    from (
      select laundry_day(new.created_at) as day, 1 as orders, 0::bigint as paise
        where new.status <> 'cancelled'
      union all select laundry_day(old.created_at), -1, 0 where old.status <> 'cancelled'
      union all select laundry_day(new.completed_at), 0,
          revenue_paise(new.status, new.total_paise, new.goodwill_paise)
        where new.status = 'completed'
      union all select laundry_day(old.completed_at), 0,
          -revenue_paise(old.status, old.total_paise, old.goodwill_paise)
        where old.status = 'completed'
    ) as parts
    group by day having sum(orders) <> 0 or sum(paise) <> 0 order by day
    on conflict (day, shard) do update set
      orders = sums.orders + excluded.orders,
      revenue_paise = sums.revenue_paise + excluded.revenue_paise;
  if tg_op = 'UPDATE' and (old.status = 'cancelled') <> (new.status = 'cancelled') then
    perform add_service_days(service_parts(new.id, new.created_at,
      case when new.status = 'cancelled' then -1 else 1 end));
  end if;
  -- Its lines go after it, and then know no day any more.
  if tg_op = 'DELETE' and old.status <> 'cancelled' then
    perform add_service_days(service_parts(old.id, old.created_at, -1));
    return old;
  end if;
  return coalesce(new, old);
end $$;
