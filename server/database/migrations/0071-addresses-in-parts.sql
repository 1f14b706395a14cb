-- Addresses in parts, with the point where the door is; null where an address came as one text. And who is at the door
-- where it isn't the customer.
alter table addresses add column parts jsonb
  check (jsonb_typeof(parts) = 'object'
    and abs((parts #>> '{point,latitude}')::double precision) <= 90
    and abs((parts #>> '{point,longitude}')::double precision) <= 180);
alter table orders
  add column address_parts jsonb
    check (jsonb_typeof(address_parts) = 'object'
      and abs((address_parts #>> '{point,latitude}')::double precision) <= 90
      and abs((address_parts #>> '{point,longitude}')::double precision) <= 180),
  add column delivery_address_parts jsonb
    check (jsonb_typeof(delivery_address_parts) = 'object'
      and abs((delivery_address_parts #>> '{point,latitude}')::double precision) <= 90
      and abs((delivery_address_parts #>> '{point,longitude}')::double precision) <= 180),
  add column door_name text not null default '',
  add column door_phone text not null default '';
