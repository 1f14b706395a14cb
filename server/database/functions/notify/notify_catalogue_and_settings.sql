-- What the laundry offers is kept in memory by every process; a change notifies them to read it again.
create or replace function notify_catalogue_and_settings() returns trigger
language plpgsql as $$
begin
  perform pg_notify('offer', tg_table_name);
  return null;
end $$;
