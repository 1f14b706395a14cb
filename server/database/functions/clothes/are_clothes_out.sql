-- Whether clothes of an order are on the road: out for delivery, or bags and items that a rider has.
create or replace function are_clothes_out(of_order uuid) returns boolean
language sql stable as $$
  select exists (select from orders where id = of_order and status = 'out_for_delivery')
    or exists (select from units where order_id = of_order and place = 'rider')
$$;
