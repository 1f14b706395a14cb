-- Webhooks: where the laundry's events are sent, and each delivery with what came back.
create table webhook_endpoints (
  id uuid primary key,
  url text not null check (length(url) <= 1000),
  description text not null,
  types jsonb not null check (jsonb_typeof(types) = 'array'),
  secret text not null,
  old_secret text,
  old_secret_until timestamptz,
  off_because text check (off_because in ('staff', 'gone')),
  created_at timestamptz not null,
  constraint webhook_endpoints_old_secret_ends check (num_nulls(old_secret, old_secret_until) <> 1)
);

create function notify_of_webhook_endpoints() returns trigger
language plpgsql as $$ begin return null; end $$;
create trigger webhook_endpoints_notify after insert or delete or update on webhook_endpoints
  for each statement execute function notify_of_webhook_endpoints();

create table webhook_deliveries (
  id uuid primary key,
  endpoint_id uuid not null references webhook_endpoints (id) on delete cascade,
  event_id bigint,
  message_id uuid not null,
  type text not null,
  body text not null,
  state text not null default 'waiting' check (state in ('waiting', 'delivered', 'failed')),
  tries integer not null default 0 check (tries >= 0),
  attempts jsonb not null default '[]' check (jsonb_typeof(attempts) = 'array'),
  next_try_at timestamptz,
  created_at timestamptz not null,
  constraint webhook_deliveries_once unique (endpoint_id, event_id),
  constraint webhook_deliveries_wait_for_a_time check ((state = 'waiting') = (next_try_at is not null))
);

create index webhook_deliveries_of_endpoint on webhook_deliveries (endpoint_id, id);
create index webhook_deliveries_undelivered on webhook_deliveries (endpoint_id, state) where state <> 'delivered';
create index webhook_deliveries_due on webhook_deliveries (next_try_at) where state = 'waiting';
create index webhook_deliveries_by_age on webhook_deliveries (created_at);
