-- Every entry reaches the listening processes when its transaction commits.
create or replace function notify_of_order_history() returns trigger
language plpgsql as $$
begin
  perform pg_notify('order_history', json_build_object(
    'id', new.id,
    'orderId', new.order_id,
    'userId', (select user_id from orders where id = new.order_id),
    'event', new.event,
    'status', new.status,
    'at', new.at)::text);
  return null;
end $$;
