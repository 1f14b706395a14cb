-- Processes read again which webhooks are wanted when an endpoint changes.
create or replace function notify_of_webhook_endpoints() returns trigger
language plpgsql as $$
begin
  perform pg_notify('webhook_endpoints', '');
  return null;
end $$;
