-- How many pieces of an item an order has, as ordered or as counted in, whichever is more; null where that isn't known.
create or replace function pieces_of_item(of_order uuid, of_item text) returns integer
language sql stable as $$
  select case
    when exists (select from order_lines where order_id = of_order and item_id = of_item and unit = 'kg')
      or exists (select from units where order_id = of_order and item_id = of_item and pieces = 0) then null
    else greatest(
      (select sum(quantity) from order_lines where order_id = of_order and item_id = of_item),
      (select sum(pieces) from units where order_id = of_order and item_id = of_item))::integer
  end
$$;
