-- What a changed order is found by. The customer is locked as long as the order isn't there for others, so that
-- a name or a phone that changes at the same time is not missed.
create or replace function keep_order_search() returns trigger
language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    delete from order_search where order_id = new.id;
  end if;
  insert into order_search (order_id, customer, words)
    select new.id, lower(name),
      order_words(new.id, new.number, name, email, phone, new.address, new.delivery_address,
        new.door_name, new.door_phone)
    from users where id = new.user_id for share;
  return null;
end $$;
