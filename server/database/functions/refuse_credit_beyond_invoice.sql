-- Refuses a credit note that takes back more than its invoice has left.
create or replace function refuse_credit_beyond_invoice() returns trigger
language plpgsql as $$
declare
  invoiced bigint;
begin
  select total_paise into invoiced from invoices where id = new.invoice_id for no key update;
  if new.total_paise
    + (select coalesce(sum(total_paise), 0) from credit_notes where invoice_id = new.invoice_id) > invoiced
  then
    raise exception 'a credit note takes back more than its invoice' using errcode = 'check_violation';
  end if;
  return new;
end $$;
