-- An order for somebody else is found by their name and their phone, too.
drop function order_words(uuid, text, text, text, text, text, text);

drop trigger order_changes_are_found on orders;
create trigger order_changes_are_found
  after update of number, user_id, address, delivery_address, door_name, door_phone on orders
  for each row when (
    (old.number, old.user_id, old.address, old.delivery_address, old.door_name, old.door_phone)
    is distinct from
    (new.number, new.user_id, new.address, new.delivery_address, new.door_name, new.door_phone))
  execute function keep_order_search();

create index orders_at_door on orders (right(regexp_replace(door_phone, '\D', '', 'g'), 10))
  where door_phone <> '';

update order_search set words = concat_ws(' ', words, lower(nullif(door_name, '')),
    nullif(regexp_replace(door_phone, '\D', '', 'g'), ''))
  from orders where orders.id = order_search.order_id and (door_name <> '' or door_phone <> '');
