-- How an order is paid can be chosen again while something is due.

alter table orders
  -- When its customer last chose; null for how it was placed. A card is asked once for each choice.
  add column payment_chosen_at timestamptz;

-- Whoever looks at the order is told when the choice is committed, as of its payments.
create function tell_payment_choices() returns trigger language plpgsql as $$
begin
  perform pg_notify('order_payments', json_build_object(
    'orderId', new.id,
    'userId', new.user_id)::text);
  return null;
end $$;
create trigger payment_choices_are_told after update of payment_chosen_at on orders
  for each row when (new.payment_chosen_at is distinct from old.payment_chosen_at)
  execute function tell_payment_choices();
