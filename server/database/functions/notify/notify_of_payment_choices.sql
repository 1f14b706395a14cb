-- Who looks at the order hears of another way to pay when the choice is committed, as of its payments.
create or replace function notify_of_payment_choices() returns trigger
language plpgsql as $$
begin
  perform pg_notify('order_payments', json_build_object(
    'orderId', new.id,
    'userId', new.user_id)::text);
  return null;
end $$;
