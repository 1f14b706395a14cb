-- Once no clothes of an order are on the road, no rider has them.
create or replace function forget_rider_of_clothes(of_order uuid) returns void
language sql as $$
  delete from clothes_with_riders where order_id = of_order and not are_clothes_out(of_order)
$$;
