-- Whoever looks at an order hears of its clothes and its claims at once.
create function notify_of_order_parts() returns trigger language plpgsql as 'begin return null; end';
create trigger custody_events_notify after insert on custody_events
  for each row execute function notify_of_order_parts();
create trigger claims_notify after insert or update on claims
  for each row execute function notify_of_order_parts();
