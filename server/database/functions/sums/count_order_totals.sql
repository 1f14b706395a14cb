-- Keeps the laundry's sums of all orders as orders change or go.
create or replace function count_order_totals() returns trigger
language plpgsql as $$
declare
  -- What came, less what was there before.
  counted order_totals;
begin
  if tg_op = 'DELETE' then
    select 0, -count(*), -count(*) filter (where status = 'completed'),
        -count(*) filter (where status = 'cancelled'),
        -coalesce(sum(revenue_paise(status, total_paise, goodwill_paise)), 0)
      into counted from old_orders;
  else
    select 0, 0,
        coalesce(sum((after.status = 'completed')::int - (before.status = 'completed')::int), 0),
        coalesce(sum((after.status = 'cancelled')::int - (before.status = 'cancelled')::int), 0),
        coalesce(sum(revenue_paise(after.status, after.total_paise, after.goodwill_paise)
          - revenue_paise(before.status, before.total_paise, before.goodwill_paise)), 0)
      into counted from new_orders after join old_orders before using (id);
    if counted.completed_orders = 0 and counted.cancelled_orders = 0
      and counted.completed_paise = 0 then return null; end if;
  end if;
  insert into order_totals as totals
    values (free_shard(), counted.total_orders, counted.completed_orders,
      counted.cancelled_orders, counted.completed_paise)
    on conflict (shard) do update set
      total_orders = totals.total_orders + excluded.total_orders,
      completed_orders = totals.completed_orders + excluded.completed_orders,
      cancelled_orders = totals.cancelled_orders + excluded.cancelled_orders,
      completed_paise = totals.completed_paise + excluded.completed_paise;
  return null;
end $$;
