-- Who looks at the order hears of its payments when the transaction commits.
create or replace function notify_of_order_payments() returns trigger
language plpgsql as $$
begin
  perform pg_notify('order_payments', json_build_object(
    'orderId', new.order_id,
    'userId', (select user_id from orders where id = new.order_id))::text);
  return null;
end $$;
