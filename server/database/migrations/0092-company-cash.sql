-- What a company pays in cash is on the person who took it, until they hand it in.
alter table cash_movements alter column order_payment_id drop not null;
alter table cash_movements add column company_payment_id uuid unique references company_payments;
alter table cash_movements add constraint cash_movements_of_one_payment
  check (num_nonnulls(order_payment_id, company_payment_id) = 1);
