-- Staff who look at the order see the note when its transaction commits.
create or replace function tell_order_notes() returns trigger
language plpgsql as $$
begin
  perform pg_notify('order_notes', json_build_object('orderId', new.order_id)::text);
  return null;
end $$;
