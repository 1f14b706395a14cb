-- What belongs to an order and changes makes another version of the order's own row, unless its transaction has made
-- one already: by that version a server knows whether an answer that it keeps still holds. The order is locked. With its
-- first hand-over of something it has units; that it isn't counted this time is a hand-over of nothing.
create or replace function renew_order() returns trigger
language plpgsql as $$
declare
  of_order uuid;
  of_units boolean := false;
begin
  if tg_table_name = 'order_refunds' then
    select order_id into of_order from order_payments where id = new.payment_id;
  else
    of_order := new.order_id;
  end if;
  if tg_table_name = 'custody_events' then
    of_units := new.content -> 'units' <> '[]';
  end if;
  update orders set has_units = has_units or of_units
  where id = of_order
    and (xmin <> pg_current_xact_id()::xid or (of_units and not has_units));
  return null;
end $$;
