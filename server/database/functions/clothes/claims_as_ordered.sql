-- How many claims of an order name a line or a garment, and nothing that was counted in.
create or replace function claims_as_ordered(of_order uuid) returns integer
language sql stable as $$
  select count(*)::integer from claims where order_id = of_order and unit_number is null
$$;
