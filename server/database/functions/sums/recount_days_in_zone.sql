-- Counts all days again when the laundry's time zone changes, and has slots begin and end when its clocks now say so.
create or replace function recount_days_in_zone() returns trigger
language plpgsql as $$
begin
  perform recount_days();
  update pickup_slots set
    starts_at = (starts_at at time zone old.time_zone) at time zone new.time_zone,
    ends_at = (ends_at at time zone old.time_zone) at time zone new.time_zone;
  return null;
end $$;
