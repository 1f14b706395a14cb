-- The order in which a person wants channels tried, for messages of a purpose; the default of
-- domain/messages/channel-order.ts where they have chosen none. That file lists purposes and channels too.
create table channel_orders (
  user_id uuid not null references users on delete cascade,
  purpose text not null check (purpose ~ '^[a-z]+$'),
  channel text not null check (channel ~ '^[a-z][a-zA-Z]*$'),
  -- 1 is tried first.
  place integer not null check (place > 0),
  primary key (user_id, purpose, channel),
  constraint channel_orders_place unique (user_id, purpose, place)
);
