-- How many pieces an order has, as ordered or as counted in, whichever is more; null where something of it is weighed.
create or replace function pieces_of_order(of_order uuid) returns integer
language sql stable as $$
  select case
    when exists (select from order_lines where order_id = of_order and unit = 'kg') then null
    else greatest(
      (select sum(quantity) from order_lines where order_id = of_order),
      (select sum(pieces) from units where order_id = of_order))::integer
  end
$$;
