-- Who looks at an order hears that its clothes changed hands, or that something became of a claim, when the transaction
-- commits.
create or replace function notify_of_order_parts() returns trigger
language plpgsql as $$
begin
  perform pg_notify('order_parts', json_build_object('orderId', new.order_id)::text);
  return null;
end $$;
