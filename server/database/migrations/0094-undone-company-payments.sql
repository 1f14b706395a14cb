-- A company's payment that was written down by mistake: it stays, as undone.
alter table company_payments add column undone_at timestamptz;
alter table company_payments add column undone_by uuid references users on delete set null;
alter table company_payments add constraint company_payments_undone_check
  check (undone_by is null or undone_at is not null);

alter table cash_movements drop constraint cash_movements_company_payment_id_key;
create unique index cash_movements_of_company_once on cash_movements (company_payment_id, kind)
  where company_payment_id is not null;
