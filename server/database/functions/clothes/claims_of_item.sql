-- How many claims there are of an item of an order: of its line, and of pieces that were counted in as it.
create or replace function claims_of_item(of_order uuid, of_item text) returns integer
language sql stable as $$
  select count(*)::integer from claims
  left join units on units.order_id = claims.order_id and units.number = claims.unit_number
  where claims.order_id = of_order and of_item in (claims.item_id, units.item_id)
$$;
