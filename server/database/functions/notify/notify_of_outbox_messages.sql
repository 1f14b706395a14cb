-- The staff's outbox hears that something in it changed, once a transaction.
create or replace function notify_of_outbox_messages() returns trigger
language plpgsql as $$
begin
  perform pg_notify('outbox_messages', '');
  return null;
end $$;
