-- The text that staff's search looks through for an order.
create or replace function order_words(
  order_id uuid, number text, name text, email text, phone text, address text, delivery_address text,
  door_name text, door_phone text
) returns text
language sql stable as $$
  select lower(concat_ws(' ', number, replace(number, '-', ''), right(order_id::text, 6), name, email,
    nullif(regexp_replace(phone, '\D', '', 'g'), ''), address, nullif(delivery_address, address),
    nullif(door_name, ''), nullif(regexp_replace(door_phone, '\D', '', 'g'), '')))
$$;
