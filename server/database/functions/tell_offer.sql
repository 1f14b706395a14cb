-- What the laundry offers is kept in memory by every process; a change tells them to read it again.
create or replace function tell_offer() returns trigger
language plpgsql as $$
begin
  perform pg_notify('offer', tg_table_name);
  return null;
end $$;
