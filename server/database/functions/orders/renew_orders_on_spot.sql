-- Another name of a rack, machine or van makes another version of the orders that stand on it: it is answered with them.
create or replace function renew_orders_on_spot() returns trigger
language plpgsql as $$
begin
  update orders set pieces = pieces where id in (select order_id from units where spot = new.code);
  return null;
end $$;
