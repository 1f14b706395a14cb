-- Tax invoices, in one unbroken series a financial year, and what the laundry's tax is.

alter table business
  -- Empty until the laundry is registered.
  add column gstin text not null default '' check (gstin ~ '^$|^[0-9]{2}[A-Z]{5}[0-9]{4}[A-Z][1-9A-Z]Z[0-9A-Z]$'),
  -- What of a price is GST; 0 for a laundry that charges none.
  add column tax_percent integer not null default 18 check (tax_percent between 0 and 40),
  add column sac_code text not null default '99971' check (sac_code ~ '^[0-9]{4,8}$');

-- The last number of each series. Its row stays locked until the invoice that took the number is
-- stored, or is not: then the number was never taken.
create table invoice_counters (
  series text primary key check (series ~ '^[0-9]{4}-[0-9]{2}$'),
  last_number integer not null check (last_number > 0)
);

create table invoices (
  id uuid primary key,
  series text not null,
  number integer not null check (number > 0),
  -- Null where there is no such thing any more; the invoice stays.
  order_id uuid unique references orders on delete set null,
  charge_id uuid unique,
  user_id uuid references users on delete set null,
  -- Everything that is printed.
  content jsonb not null,
  total_paise bigint not null check (total_paise >= 0),
  issued_at timestamptz not null,
  constraint invoices_number unique (series, number)
);
create index invoices_of_user on invoices (user_id, id desc) where user_id is not null;

-- An invoice is kept as it was issued; only what it points to may go.
create function refuse_invoice_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE'
    and (new.id, new.series, new.number, new.content, new.total_paise, new.issued_at)
      is not distinct from (old.id, old.series, old.number, old.content, old.total_paise, old.issued_at)
    and coalesce(new.order_id = old.order_id, new.order_id is null)
    and coalesce(new.charge_id = old.charge_id, new.charge_id is null)
    and coalesce(new.user_id = old.user_id, new.user_id is null)
  then
    return new;
  end if;
  raise exception 'an invoice is never changed or removed';
end $$;
create trigger invoices_are_kept before update or delete on invoices
  for each row execute function refuse_invoice_change();
