-- Running figures for the staff's dashboard, so that its first page costs the same after years of orders.

-- Every connection counts in a row of its own (up to 32), so that orders placed at once never wait
-- for each other here. The figures are the sums over all rows.
create table order_figures (
  shard integer primary key,
  total_orders bigint not null,
  completed_orders bigint not null,
  cancelled_orders bigint not null,
  completed_paise bigint not null
);

create function count_order_figures() returns trigger language plpgsql as $$
declare
  -- What came, less what was there before.
  counted order_figures;
begin
  if tg_op = 'INSERT' then
    select 0, count(*), count(*) filter (where status = 'completed'),
        count(*) filter (where status = 'cancelled'),
        coalesce(sum(total_paise) filter (where status = 'completed'), 0)
      into counted from new_orders;
  elsif tg_op = 'DELETE' then
    select 0, -count(*), -count(*) filter (where status = 'completed'),
        -count(*) filter (where status = 'cancelled'),
        -coalesce(sum(total_paise) filter (where status = 'completed'), 0)
      into counted from old_orders;
  else
    select 0, 0,
        coalesce(sum((after.status = 'completed')::int - (before.status = 'completed')::int), 0),
        coalesce(sum((after.status = 'cancelled')::int - (before.status = 'cancelled')::int), 0),
        coalesce(sum(
          case when after.status = 'completed' then after.total_paise else 0 end
          - case when before.status = 'completed' then before.total_paise else 0 end), 0)
      into counted from new_orders after join old_orders before using (id);
    if counted.completed_orders = 0 and counted.cancelled_orders = 0
      and counted.completed_paise = 0 then return null; end if;
  end if;
  insert into order_figures as figures
    values (pg_backend_pid() % 32, counted.total_orders, counted.completed_orders,
      counted.cancelled_orders, counted.completed_paise)
    on conflict (shard) do update set
      total_orders = figures.total_orders + excluded.total_orders,
      completed_orders = figures.completed_orders + excluded.completed_orders,
      cancelled_orders = figures.cancelled_orders + excluded.cancelled_orders,
      completed_paise = figures.completed_paise + excluded.completed_paise;
  return null;
end $$;
create trigger orders_are_counted after insert on orders
  referencing new table as new_orders
  for each statement execute function count_order_figures();
create trigger order_changes_are_counted after update on orders
  referencing old table as old_orders new table as new_orders
  for each statement execute function count_order_figures();
create trigger order_deletions_are_counted after delete on orders
  referencing old table as old_orders
  for each statement execute function count_order_figures();

-- When each customer ordered last, for the number of active customers.
create table last_orders (
  user_id uuid primary key references users on delete cascade,
  ordered_at timestamptz not null
);
create index last_orders_by_time on last_orders (ordered_at);

create function keep_last_orders() returns trigger language plpgsql as $$
begin
  insert into last_orders (user_id, ordered_at)
    select user_id, max(created_at) from new_orders group by user_id order by user_id
    on conflict (user_id) do update set ordered_at = greatest(last_orders.ordered_at, excluded.ordered_at);
  return null;
end $$;
create trigger orders_are_remembered after insert on orders
  referencing new table as new_orders
  for each statement execute function keep_last_orders();
