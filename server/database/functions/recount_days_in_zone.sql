-- Counts all days again when the laundry's time zone changes.
create or replace function recount_days_in_zone() returns trigger
language plpgsql as $$
begin
  perform recount_days();
  return null;
end $$;
