-- Companies: several people order for one, at its own prices, and what they order on account stands on one invoice a month.
create table companies (
  id uuid primary key,
  name text not null check (length(name) between 1 and 200),
  gstin text not null default '' check (gstin = '' or length(gstin) = 15),
  billing_address text not null,
  -- Where invoices and reminders are mailed; empty for nowhere.
  email text not null default '' check (email = lower(email)),
  -- Taken off every price that the company has no price of its own for.
  percent_off integer not null default 0 check (percent_off between 0 and 100),
  limit_paise bigint not null default 0 check (limit_paise >= 0),
  payment_days integer not null default 15 check (payment_days between 0 and 180),
  blocks_overdue boolean not null default true,
  created_at timestamptz not null
);
create unique index companies_gstin on companies (gstin) where gstin <> '';

create table company_prices (
  company_id uuid not null references companies on delete cascade,
  item_id text not null references catalogue_items on delete cascade,
  price_paise bigint not null check (price_paise >= 0),
  primary key (company_id, item_id)
);

create table company_addresses (
  id uuid primary key,
  company_id uuid not null references companies on delete cascade,
  label text not null,
  address text not null
);
create index company_addresses_of_company on company_addresses (company_id, id);

alter table users add column company_id uuid references companies on delete set null;
alter table users add column sees_company_account boolean not null default false;
create index people_of_company on users (company_id) where company_id is not null;

-- An order at a company's prices; on account, or paid by who placed it.
alter table orders add column company_id uuid references companies;
alter table orders drop constraint orders_payment_method_check;
alter table orders add constraint orders_payment_method_check
  check (payment_method in ('cash', 'upi', 'card', 'account'));
alter table orders add constraint on_account_of_a_company
  check (payment_method <> 'account' or company_id is not null);
create index orders_of_company on orders (company_id, id) where company_id is not null;

alter table order_payments drop constraint order_payments_method_check;
alter table order_payments add constraint order_payments_method_check
  check (method in ('cash', 'upi', 'card', 'account'));

-- What a company pays of what it owes.
create table company_payments (
  id uuid primary key,
  company_id uuid not null references companies,
  method text not null check (method in ('cash', 'upi', 'transfer')),
  amount_paise bigint not null check (amount_paise > 0),
  reference text not null default '',
  taken_by uuid references users on delete set null,
  idempotency_key text,
  at timestamptz not null
);
create index company_payments_of_company on company_payments (company_id, id);
create unique index company_payments_once on company_payments (company_id, idempotency_key);

-- A company's invoice of a month; the document itself is one of the invoices.
create table company_invoices (
  invoice_id uuid primary key references invoices,
  company_id uuid not null references companies,
  -- The first day of its month.
  month date not null,
  due_on date not null,
  reminded_at timestamptz,
  unique (company_id, month)
);

-- The orders that stand on such an invoice, each with what it cost then.
create table company_invoice_orders (
  order_id uuid primary key references orders,
  invoice_id uuid not null references company_invoices,
  amount_paise bigint not null check (amount_paise >= 0)
);
create index company_invoice_orders_of_invoice on company_invoice_orders (invoice_id);

alter table ledger_transactions add column company_payment_id uuid references company_payments;
alter table ledger_transactions drop constraint ledger_once;
alter table ledger_transactions add constraint ledger_once unique nulls not distinct
  (charge_id, refund_id, order_payment_id, order_refund_id, company_payment_id, undoes);
alter table ledger_transactions drop constraint ledger_of_one_thing;
alter table ledger_transactions add constraint ledger_of_one_thing check (
  num_nonnulls(charge_id, order_payment_id, company_payment_id) = 1
  and (refund_id is null or charge_id is not null)
  and (order_refund_id is null or order_payment_id is not null)
);
alter table ledger_entries drop constraint ledger_entries_account_check;
alter table ledger_entries add constraint ledger_entries_account_check check (
  account in ('gateway', 'till', 'upi', 'bank', 'receivables', 'club_sales', 'order_sales')
);
