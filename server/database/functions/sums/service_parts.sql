-- What the lines of an order come to by service, or what takes them away again.
create or replace function service_parts(of_order uuid, placed_at timestamptz, sign integer) returns service_days[]
language sql stable as $$
  select array_agg(row(laundry_day(placed_at), service, 0,
    case when unit = 'kg' then sign * quantity else 0 end, sign * amount_paise)::service_days)
  from order_lines where order_id = of_order
$$;
