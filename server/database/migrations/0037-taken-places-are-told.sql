-- Free places are kept by every process until a booking, a cancellation or staff change them.

create function tell_slots() returns trigger language plpgsql as $$
begin
  perform pg_notify('slots', '');
  return null;
end $$;
create trigger taken_places_are_told after insert or update or delete on pickup_slots
  for each statement execute function tell_slots();
