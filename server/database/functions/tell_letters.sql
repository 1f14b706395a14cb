-- The staff's outbox hears that something in it changed, once a transaction.
create or replace function tell_letters() returns trigger
language plpgsql as $$
begin
  perform pg_notify('letters', '');
  return null;
end $$;
