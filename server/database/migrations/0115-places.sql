-- Racks, machines and vans have tags too, and units are put on them; who takes clothes at the door is told apart.
alter table tags drop constraint tags_kind_check;
alter table tags add constraint tags_kind_check check (kind in ('bag', 'item', 'place'));

create table places (
  code text primary key references tags,
  kind text not null check (kind in ('rack', 'machine', 'van')),
  name text not null check (length(name) between 1 and 40)
);
create unique index places_names on places (lower(name));

alter table units drop constraint units_place_check;
alter table units
  add constraint units_place_check check (
    place in ('plant', 'vendor', 'packed', 'rider', 'customer', 'guard', 'neighbour', 'missing', 'written_off')
  ),
  add column spot text references places,
  -- Since when it is there.
  add column since timestamptz;
update units set since = coalesce(
  (select max(at) from custody_events where custody_events.order_id = units.order_id),
  (select created_at from orders where orders.id = units.order_id)
);
alter table units alter column since set not null;
create index units_in_house on units (since) where place in ('plant', 'vendor', 'packed', 'rider');
create index units_on_spot on units (spot) where spot is not null;

-- A place's name stands in staff's list of orders, so another name is another version of what stands there.
create function renew_orders_on_spot() returns trigger language plpgsql as $$ begin return null; end $$;
create trigger places_renew_orders after update of name on places
  for each row execute function renew_orders_on_spot();
