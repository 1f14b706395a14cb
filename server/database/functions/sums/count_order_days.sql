-- Moves an order that changes or goes between the sums of the days it was placed and completed on.
create or replace function count_order_days() returns trigger
language plpgsql as $$
declare
  own_shard constant integer := free_shard();
begin
  lock table order_days in row exclusive mode;
  -- A row that is not there (what was, of a new order) adds nothing: its status is null.
  insert into order_days as sums (day, shard, orders, revenue_paise, completed, delivered, on_time)
    select day, own_shard, sum(orders), sum(revenue_paise), sum(completed), sum(delivered), sum(on_time)
    from (
      select laundry_day(new.created_at) as day, 1 as orders, 0::bigint as revenue_paise,
          0::bigint as completed, 0::bigint as delivered, 0::bigint as on_time
        where new.status <> 'cancelled'
      union all select laundry_day(old.created_at), -1, 0, 0, 0, 0 where old.status <> 'cancelled'
      union all select day, 0, revenue_paise, completed, delivered, on_time
        from completion_of(new, 1) where new.status = 'completed'
      union all select day, 0, revenue_paise, completed, delivered, on_time
        from completion_of(old, -1) where old.status = 'completed'
    ) as parts
    group by day
    having (sum(orders), sum(revenue_paise), sum(completed), sum(delivered), sum(on_time)) <> (0, 0, 0, 0, 0)
    order by day
    on conflict (day, shard) do update set
      orders = sums.orders + excluded.orders,
      revenue_paise = sums.revenue_paise + excluded.revenue_paise,
      completed = sums.completed + excluded.completed,
      delivered = sums.delivered + excluded.delivered,
      on_time = sums.on_time + excluded.on_time;
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
