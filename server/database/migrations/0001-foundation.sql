-- People, catalogue, slots, orders and their history, notifications. Money is integer paise.

create table users (
  id uuid primary key,
  name text not null check (length(name) between 1 and 200),
  email text not null unique check (email = lower(email)),
  email_verified boolean not null default false,
  image text,
  role text not null default 'customer' check (role in ('customer', 'admin')),
  phone text not null default '',
  address text not null default '',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index users_by_age on users (created_at desc);

create table sessions (
  id uuid primary key,
  token text not null unique,
  user_id uuid not null references users on delete cascade,
  expires_at timestamptz not null,
  ip_address text,
  user_agent text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index sessions_by_user on sessions (user_id);

-- A way to sign in: a password, or an account at another provider.
create table accounts (
  id uuid primary key,
  account_id text not null,
  provider_id text not null,
  user_id uuid not null references users on delete cascade,
  access_token text,
  refresh_token text,
  id_token text,
  access_token_expires_at timestamptz,
  refresh_token_expires_at timestamptz,
  scope text,
  password text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (provider_id, account_id)
);
create index accounts_by_user on accounts (user_id);

create table verifications (
  id uuid primary key,
  identifier text not null,
  value text not null,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index verifications_by_identifier on verifications (identifier);

create table rate_limits (
  id uuid primary key,
  key text not null unique,
  count integer not null,
  last_request bigint not null
);

-- The laundry itself: one row.
create table business (
  id integer primary key check (id = 1),
  name text not null,
  phone text not null,
  email text not null,
  address text not null,
  time_zone text not null,
  -- Seven entries, Sunday first: {"opensMinutes", "closesMinutes"} or null where closed.
  hours jsonb not null,
  -- Seven places per slot, Sunday first.
  slot_capacities jsonb not null,
  express_fee_paise bigint not null check (express_fee_paise >= 0)
);

create table catalogue_items (
  id text primary key,
  service text not null check (service in
    ('wash-fold', 'dry-cleaning', 'ironing', 'special-care', 'home-textiles', 'accessories')),
  name text not null,
  unit text not null check (unit in ('kg', 'piece')),
  list_price_paise bigint not null check (list_price_paise >= 0),
  online_price_paise bigint check (online_price_paise between 0 and list_price_paise),
  position integer not null,
  active boolean not null default true,
  unique (service, name)
);

create table service_areas (
  pin text primary key
);

create table closed_dates (
  closed_date date primary key,
  reason text not null default ''
);

-- What the laundry offers is kept in memory by every process; a change tells them to read it anew.
create function tell_offer() returns trigger language plpgsql as $$
begin
  perform pg_notify('offer', tg_table_name);
  return null;
end $$;
create trigger business_is_told after insert or update or delete on business
  for each statement execute function tell_offer();
create trigger catalogue_is_told after insert or update or delete on catalogue_items
  for each statement execute function tell_offer();
create trigger areas_are_told after insert or update or delete on service_areas
  for each statement execute function tell_offer();
create trigger closed_dates_are_told after insert or update or delete on closed_dates
  for each statement execute function tell_offer();

-- One row per slot that was booked or given a capacity of its own; a null capacity is the weekday's.
-- Customers book only while booked < capacity; staff who bring back a cancelled order may go beyond.
create table pickup_slots (
  pickup_date date not null,
  pickup_time text not null,
  capacity integer check (capacity >= 0),
  booked integer not null default 0 check (booked >= 0),
  primary key (pickup_date, pickup_time)
);

create table orders (
  id uuid primary key,
  number text not null unique,
  user_id uuid not null references users,
  status text not null default 'pickup_scheduled' check (status in
    ('pickup_scheduled', 'picked_up', 'washing', 'ready', 'out_for_delivery', 'completed', 'cancelled')),
  pickup_date date not null,
  pickup_time text not null,
  estimated_delivery_at timestamptz not null,
  address text not null,
  delivery_address text not null,
  delivery_preference text not null check (delivery_preference in ('standard', 'express', 'scheduled')),
  payment_method text not null check (payment_method in ('cash', 'upi', 'card')),
  special_instructions text not null,
  items_paise bigint not null check (items_paise >= 0),
  express_fee_paise bigint not null check (express_fee_paise >= 0),
  total_paise bigint not null check (total_paise = items_paise + express_fee_paise),
  list_paise bigint not null check (list_paise >= total_paise),
  pieces integer not null check (pieces > 0),
  paid_at timestamptz,
  rating integer check (rating between 1 and 5),
  rating_comment text,
  -- A repeated request finds the order it made the first time.
  idempotency_key text,
  request_hash text,
  created_at timestamptz not null,
  completed_at timestamptz,
  check (rating is null or completed_at is not null),
  constraint orders_idempotency unique (user_id, idempotency_key)
);
create index orders_of_user on orders (user_id, id desc);
create index orders_by_status on orders (status, id desc);
create index orders_by_pickup on orders (pickup_date, pickup_time);

create table order_lines (
  order_id uuid not null references orders on delete cascade,
  position integer not null,
  item_id text not null,
  service text not null,
  name text not null,
  unit text not null check (unit in ('kg', 'piece')),
  quantity integer not null check (quantity > 0),
  list_price_paise bigint not null,
  unit_price_paise bigint not null,
  amount_paise bigint not null check (amount_paise = unit_price_paise * quantity),
  primary key (order_id, position)
);

-- What happened to an order, appended and never changed.
create table order_history (
  id bigint generated always as identity primary key,
  order_id uuid not null references orders on delete cascade,
  event text not null check (event in ('placed', 'status', 'rescheduled')),
  status text not null,
  pickup_date date,
  pickup_time text,
  actor_id uuid references users on delete set null,
  actor text not null check (actor in ('customer', 'staff', 'system')),
  at timestamptz not null
);
create index order_history_of_order on order_history (order_id, id);

create function refuse_history_update() returns trigger language plpgsql as $$
begin
  -- Erasing a person may clear who acted; nothing else of an entry ever changes.
  if new.actor_id is null
    and (new.id, new.order_id, new.event, new.status, new.pickup_date, new.pickup_time,
        new.actor, new.at)
      is not distinct from (old.id, old.order_id, old.event, old.status, old.pickup_date,
        old.pickup_time, old.actor, old.at)
  then
    return new;
  end if;
  raise exception 'order history is append-only';
end $$;
create trigger order_history_is_append_only before update on order_history
  for each row execute function refuse_history_update();

-- Every entry reaches the listening processes when its transaction commits.
create function tell_order_history() returns trigger language plpgsql as $$
begin
  perform pg_notify('order_history', json_build_object(
    'id', new.id,
    'orderId', new.order_id,
    'userId', (select user_id from orders where id = new.order_id),
    'event', new.event,
    'status', new.status,
    'at', new.at)::text);
  return null;
end $$;
create trigger order_history_is_told after insert on order_history
  for each row execute function tell_order_history();

create table notifications (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  -- What it announces, so that announcing twice stores it once.
  subject text not null,
  title text not null,
  message text not null,
  link text,
  read_at timestamptz,
  created_at timestamptz not null,
  constraint notifications_once unique (user_id, subject)
);
create index notifications_of_user on notifications (user_id, id desc);
create index notifications_unread on notifications (user_id) where read_at is null;

create function tell_notifications() returns trigger language plpgsql as $$
begin
  perform pg_notify('notifications', json_build_object('userId', new.user_id)::text);
  return null;
end $$;
create trigger notifications_are_told after insert or update on notifications
  for each row execute function tell_notifications();
