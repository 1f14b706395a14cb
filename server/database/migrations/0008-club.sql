-- The Laundry Club: plans, subscriptions, what they grant and what orders take of it, charges and the ledger.

create table plans (
  id text primary key,
  name text not null unique,
  description text not null default '',
  price_paise bigint not null check (price_paise > 0),
  original_price_paise bigint not null check (original_price_paise >= price_paise),
  kilograms integer not null check (kilograms > 0),
  pickups integer not null check (pickups > 0),
  dry_clean_items integer not null default 0 check (dry_clean_items >= 0),
  trial_days integer not null default 0 check (trial_days between 0 and 30),
  popular boolean not null default false,
  -- A list of texts.
  extras jsonb not null default '[]',
  position integer not null,
  active boolean not null default true
);
create trigger plans_are_told after insert or update or delete on plans
  for each statement execute function tell_offer();

create table subscriptions (
  id uuid primary key,
  user_id uuid not null references users,
  -- starting: the first payment is under way; declined: it failed, so the subscription never began.
  status text not null check (status in ('starting', 'active', 'cancelled', 'expired', 'declined')),
  plan_id text not null references plans,
  -- From the next period on.
  next_plan_id text references plans,
  -- Whether the first paid period is at half price.
  first_month_offer boolean not null,
  -- 0 is before the first charge: a trial, or no time at all.
  period integer not null check (period >= 0),
  period_starts_at timestamptz not null,
  period_ends_at timestamptz not null check (period_ends_at >= period_starts_at),
  paused_at timestamptz,
  paused_until timestamptz,
  -- The last period in which there was a pause.
  paused_period integer,
  -- The first failure of the charge that the next period waits for.
  failing_since timestamptz,
  retry_at timestamptz,
  -- The period whose end was announced.
  reminded_period integer,
  card_token text not null,
  card_brand text not null,
  card_last4 text not null check (card_last4 ~ '^[0-9]{4}$'),
  card_expiry_month text not null check (card_expiry_month ~ '^(0[1-9]|1[0-2])$'),
  card_expiry_year text not null check (card_expiry_year ~ '^[0-9]{4}$'),
  billing_address text not null,
  billing_city text not null,
  billing_zip_code text not null,
  -- When something is to be done about it next; null when nothing ever is.
  due_at timestamptz,
  started_at timestamptz not null,
  ended_at timestamptz,
  -- A repeated request finds the subscription it made the first time.
  idempotency_key text,
  constraint subscriptions_idempotency unique (user_id, idempotency_key),
  check ((paused_at is null) = (paused_until is null)),
  check (due_at is not null or status in ('expired', 'declined'))
);
create unique index subscriptions_one_live on subscriptions (user_id)
  where status in ('starting', 'active', 'cancelled');
create index subscriptions_of_user on subscriptions (user_id, id desc);
create index subscriptions_due on subscriptions (due_at) where due_at is not null;

-- What one period granted, and what is left of it.
create table allowance_lots (
  id uuid primary key,
  subscription_id uuid not null references subscriptions,
  period integer not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  -- Kilograms live on after their period; pickups and dry-clean items don't.
  expires_at timestamptz not null check (expires_at >= ends_at),
  kilograms integer not null,
  kilograms_left integer not null,
  pickups integer not null,
  pickups_left integer not null,
  dry_clean_items integer not null,
  dry_clean_items_left integer not null,
  constraint allowance_lots_once_a_period unique (subscription_id, period),
  constraint allowance_lots_kilograms check (kilograms_left between 0 and kilograms),
  constraint allowance_lots_pickups check (pickups_left between 0 and pickups),
  constraint allowance_lots_dry_clean check (dry_clean_items_left between 0 and dry_clean_items)
);

-- What an order took of a lot; given back when the order is cancelled.
create table allowance_uses (
  id bigint generated always as identity primary key,
  order_id uuid not null references orders on delete cascade,
  lot_id uuid not null references allowance_lots,
  kilograms integer not null check (kilograms >= 0),
  pickups integer not null check (pickups between 0 and 1),
  dry_clean_items integer not null check (dry_clean_items >= 0),
  taken_at timestamptz not null,
  returned_at timestamptz,
  check (kilograms + pickups + dry_clean_items > 0)
);
create index allowance_uses_of_order on allowance_uses (order_id);
create index allowance_uses_of_lot on allowance_uses (lot_id);

create function refuse_expired_lot() returns trigger language plpgsql as $$
begin
  if new.taken_at >= (select expires_at from allowance_lots where id = new.lot_id) then
    raise exception 'the lot % is expired', new.lot_id using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger allowance_uses_are_in_time before insert on allowance_uses
  for each row execute function refuse_expired_lot();

-- What a period costs. Stored as pending before the payment service is asked, so that an answer lost
-- in a crash is asked for again, with the same key.
create table charges (
  id uuid primary key,
  subscription_id uuid not null references subscriptions,
  period integer not null check (period > 0),
  plan_id text not null references plans,
  plan_name text not null,
  period_starts_at timestamptz not null,
  period_ends_at timestamptz not null,
  amount_paise bigint not null check (amount_paise > 0),
  status text not null check (status in ('pending', 'succeeded', 'failed')),
  -- How often the payment service was asked to take it; part of the key it is asked with.
  tries integer not null check (tries > 0),
  -- Whether the payer was there when this try began; asking again says the same.
  payer_present boolean not null,
  reference text,
  failure_message text,
  refunded_paise bigint not null default 0 check (refunded_paise between 0 and amount_paise),
  created_at timestamptz not null,
  paid_at timestamptz,
  constraint charges_once_a_period unique (subscription_id, period),
  check ((status = 'succeeded') = (paid_at is not null)),
  check (refunded_paise = 0 or status = 'succeeded')
);
create unique index charges_by_reference on charges (reference) where reference is not null;

create table refunds (
  id uuid primary key,
  charge_id uuid not null references charges,
  amount_paise bigint not null check (amount_paise > 0),
  reason text not null,
  status text not null check (status in ('pending', 'succeeded', 'failed')),
  reference text,
  created_at timestamptz not null,
  settled_at timestamptz
);
create index refunds_of_charge on refunds (charge_id);

-- Double entry: what each charge and refund moved between accounts; the entries of one sum to zero.
create table ledger_transactions (
  id uuid primary key,
  charge_id uuid not null references charges,
  -- Null for the charge itself.
  refund_id uuid references refunds,
  at timestamptz not null,
  constraint ledger_once unique nulls not distinct (charge_id, refund_id)
);

create table ledger_entries (
  id bigint generated always as identity primary key,
  transaction_id uuid not null references ledger_transactions,
  -- gateway: money that the payment service owes us; club_sales: what members paid for, negative.
  account text not null check (account in ('gateway', 'club_sales')),
  amount_paise bigint not null check (amount_paise <> 0)
);
create index ledger_entries_of_transaction on ledger_entries (transaction_id);

create function check_ledger_balance() returns trigger language plpgsql as $$
declare
  checked uuid := to_jsonb(new) ->> tg_argv[0];
begin
  if (select count(*) < 2 or sum(amount_paise) <> 0 from ledger_entries where transaction_id = checked) then
    raise exception 'the ledger transaction % does not balance', checked using errcode = 'check_violation';
  end if;
  return null;
end $$;
create constraint trigger ledger_transactions_balance after insert on ledger_transactions
  deferrable initially deferred for each row execute function check_ledger_balance('id');
create constraint trigger ledger_entries_balance after insert on ledger_entries
  deferrable initially deferred for each row execute function check_ledger_balance('transaction_id');

create function refuse_ledger_change() returns trigger language plpgsql as $$
begin
  raise exception 'the ledger is append-only';
end $$;
create trigger ledger_transactions_are_append_only before update or delete on ledger_transactions
  for each row execute function refuse_ledger_change();
create trigger ledger_entries_are_append_only before update or delete on ledger_entries
  for each row execute function refuse_ledger_change();

-- Reports of the payment service that were taken in: each counts once.
create table payment_events (
  provider text not null,
  event_id text not null,
  received_at timestamptz not null,
  primary key (provider, event_id)
);

-- What the Laundry Club covers of an order, and what a discount takes off.
alter table orders
  add column covered_paise bigint not null default 0 check (covered_paise >= 0),
  add column discount_paise bigint not null default 0 check (discount_paise >= 0),
  drop constraint orders_check,
  add constraint orders_total check (
    total_paise = items_paise + express_fee_paise - covered_paise - discount_paise and total_paise >= 0);
alter table order_lines
  add column covered_quantity integer not null default 0 check (covered_quantity between 0 and quantity),
  add column covered_paise bigint not null default 0,
  add constraint order_lines_covered check (covered_paise = covered_quantity * unit_price_paise);
