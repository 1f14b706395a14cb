-- A refund that the payment service accepted may come back from the bank days later: the money is owed again then.
alter table order_refunds
  -- How staff gave it, where the card that paid didn't take it; null for the way that the payment came.
  add column method text check (method in ('cash', 'upi')),
  add column returned_at timestamptz,
  add constraint order_refunds_returned_check check (returned_at is null or status = 'failed');
alter table refunds
  add column failure_message text,
  add column returned_at timestamptz,
  add constraint refunds_returned_check check (returned_at is null or status = 'failed');
create index refunds_failed on refunds (charge_id) where status = 'failed';
