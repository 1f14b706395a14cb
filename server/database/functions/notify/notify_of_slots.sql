-- Kept answers about free slots are forgotten when a slot's bookings change.
create or replace function notify_of_slots() returns trigger
language plpgsql as $$
begin
  perform pg_notify('slots', '');
  return null;
end $$;
