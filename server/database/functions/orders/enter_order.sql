-- What a new order is found by and counted in, in one trigger: most of what each of several takes is to begin.
create or replace function enter_order() returns trigger
language plpgsql as $$
declare
  own_shard constant integer := free_shard();
  revenue constant bigint := revenue_paise(new.status, new.total_paise, new.goodwill_paise);
  zone text;
begin
  insert into order_search (order_id, customer, words)
    select new.id, lower(name),
      order_words(new.id, new.number, name, email, phone, new.address, new.delivery_address,
        new.door_name, new.door_phone)
    from users where id = new.user_id;

  insert into order_totals as totals
    values (own_shard, 1, (new.status = 'completed')::integer, (new.status = 'cancelled')::integer, revenue)
    on conflict (shard) do update set
      total_orders = totals.total_orders + 1,
      completed_orders = totals.completed_orders + excluded.completed_orders,
      cancelled_orders = totals.cancelled_orders + excluded.cancelled_orders,
      completed_paise = totals.completed_paise + excluded.completed_paise;

  -- The zone is read after this lock, which a change of the zone waits for: see recount_days.
  lock table order_days in row exclusive mode;
  zone := coalesce((select time_zone from business where id = 1), 'Asia/Kolkata');
  if new.status <> 'cancelled' then
    insert into order_days as sums values ((new.created_at at time zone zone)::date, own_shard, 1, 0)
      on conflict (day, shard) do update set orders = sums.orders + 1;
  end if;
  if new.status = 'completed' then
    insert into order_days as sums (day, shard, orders, revenue_paise, completed, delivered, on_time)
      select day, own_shard, 0, revenue_paise, completed, delivered, on_time from completion_of(new, 1)
      on conflict (day, shard) do update set
        revenue_paise = sums.revenue_paise + excluded.revenue_paise,
        completed = sums.completed + excluded.completed,
        delivered = sums.delivered + excluded.delivered,
        on_time = sums.on_time + excluded.on_time;
  end if;
  return null;
end $$;
