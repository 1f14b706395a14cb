-- Adds the lines of a new order to the sums of its day, by service.
create or replace function count_new_lines() returns trigger
language plpgsql as $$
declare
  own_shard constant integer := free_shard();
  zone text;
begin
  lock table order_days in row exclusive mode;
  zone := coalesce((select time_zone from business where id = 1), 'Asia/Kolkata');
  -- Offset 0 keeps each order looked up by its id, however many lines the plan is made for.
  insert into service_days as sums
    select (created_at at time zone zone)::date, service, own_shard,
      sum(case when unit = 'kg' then quantity else 0 end), sum(amount_paise)
    from new_lines, lateral (select created_at, status from orders where id = order_id offset 0) as placed
    where status <> 'cancelled'
    group by 1, 2 having sum(amount_paise) <> 0 or sum(case when unit = 'kg' then quantity else 0 end) <> 0
    order by 1, 2
    on conflict (day, service, shard) do update set
      kilograms = sums.kilograms + excluded.kilograms,
      amount_paise = sums.amount_paise + excluded.amount_paise;
  return null;
end $$;
