-- What was paid for orders and given back, with which saved card an order is paid, and its place in the ledger.

alter table orders
  -- The card that is charged when the clothes are ready; gone when its owner deletes it.
  add column card_id uuid references cards on delete set null,
  -- What it is recognised by, so that the order can say so when the card is gone.
  add column card_brand text,
  add column card_last4 text check (card_last4 ~ '^[0-9]{4}$'),
  -- Payments less what was given back of them; kept by server/order-payments/store.ts.
  add column paid_paise bigint not null default 0 check (paid_paise >= 0);
create index orders_of_card on orders (card_id) where card_id is not null;

-- Stored as pending before the payment service is asked, so that an answer lost in a crash is asked
-- for again, with the same key.
create table order_payments (
  id uuid primary key,
  order_id uuid not null references orders,
  method text not null check (method in ('cash', 'upi', 'card')),
  amount_paise bigint not null check (amount_paise > 0),
  -- Given back, or on its way.
  refunded_paise bigint not null default 0 check (refunded_paise between 0 and amount_paise),
  -- undone: staff had marked it by mistake.
  status text not null check (status in ('pending', 'succeeded', 'failed', 'undone')),
  card_brand text,
  card_last4 text check (card_last4 ~ '^[0-9]{4}$'),
  -- What stands for the card, while it may have to be asked for again.
  card_token text,
  reference text,
  failure_message text,
  -- The member of staff who took the money; null for the payment service.
  taken_by uuid references users on delete set null,
  created_at timestamptz not null,
  paid_at timestamptz,
  check ((status in ('succeeded', 'undone')) = (paid_at is not null)),
  check (refunded_paise = 0 or status = 'succeeded'),
  check (method = 'card' or status in ('succeeded', 'undone')),
  check (card_token is null or status = 'pending')
);
create index order_payments_of_order on order_payments (order_id, id);
create unique index order_payments_one_pending on order_payments (order_id) where status = 'pending';
create unique index order_payments_by_reference on order_payments (reference) where reference is not null;

create table order_refunds (
  id uuid primary key,
  payment_id uuid not null references order_payments,
  amount_paise bigint not null check (amount_paise > 0),
  reason text not null,
  status text not null check (status in ('pending', 'succeeded', 'failed')),
  reference text,
  failure_message text,
  -- The member of staff who gave it back; null when it followed from a change of the order.
  given_by uuid references users on delete set null,
  created_at timestamptz not null,
  settled_at timestamptz,
  check ((status = 'pending') = (settled_at is null))
);
create index order_refunds_of_payment on order_refunds (payment_id);
create index order_refunds_pending on order_refunds (created_at) where status = 'pending';

-- Whoever looks at the order is told when its transaction commits.
create function tell_order_payments() returns trigger language plpgsql as $$
begin
  perform pg_notify('order_payments', json_build_object(
    'orderId', new.order_id,
    'userId', (select user_id from orders where id = new.order_id))::text);
  return null;
end $$;
create trigger order_payments_are_told after insert or update on order_payments
  for each row execute function tell_order_payments();

-- The ledger takes in orders too. Each of these moves money once; an undone payment moves it back.
alter table ledger_transactions
  alter column charge_id drop not null,
  add column order_payment_id uuid references order_payments,
  add column order_refund_id uuid references order_refunds,
  add column undoes boolean not null default false,
  drop constraint ledger_once,
  add constraint ledger_once unique nulls not distinct
    (charge_id, refund_id, order_payment_id, order_refund_id, undoes),
  add constraint ledger_of_one_thing check (
    num_nonnulls(charge_id, order_payment_id) = 1
    and (refund_id is null or charge_id is not null)
    and (order_refund_id is null or order_payment_id is not null));
-- gateway: what the payment service owes us; till, upi: what staff took; the sales are negative.
alter table ledger_entries
  drop constraint ledger_entries_account_check,
  add constraint ledger_entries_account_check
    check (account in ('gateway', 'till', 'upi', 'club_sales', 'order_sales'));

-- Orders that were marked as paid before payments had rows of their own.
insert into order_payments (id, order_id, method, amount_paise, status, created_at, paid_at)
  select gen_random_uuid(), id, payment_method, total_paise, 'succeeded', paid_at, paid_at
  from orders where paid_at is not null and total_paise > 0;
insert into ledger_transactions (id, order_payment_id, at)
  select gen_random_uuid(), id, paid_at from order_payments;
insert into ledger_entries (transaction_id, account, amount_paise)
  select t.id, case p.method when 'cash' then 'till' when 'upi' then 'upi' else 'gateway' end, p.amount_paise
  from ledger_transactions t join order_payments p on p.id = t.order_payment_id
  union all
  select t.id, 'order_sales', -p.amount_paise
  from ledger_transactions t join order_payments p on p.id = t.order_payment_id;
update orders set paid_paise = total_paise where paid_at is not null;
