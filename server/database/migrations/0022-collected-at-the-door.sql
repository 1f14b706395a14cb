-- What the driver collected with a tap; taking the tap back takes the mark back too.

alter table stop_visits
  add column payment_id uuid unique references order_payments;
