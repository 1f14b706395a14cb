-- Orders are found by the name, email and phone that their customer has now.
create or replace function keep_customer_search() returns trigger
language plpgsql as $$
begin
  update order_search set customer = lower(new.name),
    words = order_words(id, number, new.name, new.email, new.phone, address, delivery_address,
      door_name, door_phone)
    from orders where user_id = new.id and order_search.order_id = orders.id;
  return null;
end $$;
