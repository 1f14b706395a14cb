-- The window in which an order comes back, and how many deliveries each window has room for.

create table delivery_windows (
  id uuid primary key,
  booked integer not null default 0 check (booked >= 0)
);

create trigger taken_places_notify after insert or update or delete on delivery_windows
  for each statement execute function notify_of_slots();

-- Null in orders from before, and where the promise lies outside of all windows.
alter table orders add column delivery_slot_id uuid
  references delivery_windows (id) deferrable initially deferred;

alter table business add column delivery_places integer not null default 100
  check (delivery_places > 0);
