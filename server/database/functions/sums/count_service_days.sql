-- Keeps the sums of days by service as lines change or go.
create or replace function count_service_days() returns trigger
language plpgsql as $$
declare
  parts service_days[];
begin
  -- Offset 0 keeps each order looked up by its id: nobody knows how many lines there are, and a plan for
  -- many of them would read all orders.
  if tg_op <> 'DELETE' then
    select array_agg(row(laundry_day(created_at), service, 0,
        case when unit = 'kg' then quantity else 0 end, amount_paise)::service_days)
      into parts
      from new_lines, lateral (select created_at, status from orders where id = order_id offset 0) as placed
      where status <> 'cancelled';
  end if;
  if tg_op <> 'INSERT' then
    select parts || array_agg(row(laundry_day(created_at), service, 0,
        case when unit = 'kg' then -quantity else 0 end, -amount_paise)::service_days)
      into parts
      from old_lines, lateral (select created_at, status from orders where id = order_id offset 0) as placed
      where status <> 'cancelled';
  end if;
  if parts is not null then
    perform add_service_days(parts);
  end if;
  return null;
end $$;
