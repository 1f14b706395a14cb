-- Every process keeps sessions in memory with what their users are, and reads them again after this.
create or replace function notify_of_sessions() returns trigger
language plpgsql as $$
begin
  perform pg_notify('sessions', '');
  return null;
end $$;
