-- Bags that no order knew of, taken along at the door of a stop. One that can't become an order by itself waits here.
create table door_bags (
  id uuid primary key,
  idempotency_key text not null,
  rider_id uuid not null references users on delete cascade,
  handed_in_by uuid references users on delete set null,
  -- At whose door.
  from_order_id uuid not null references orders on delete cascade,
  from_kind text not null check (from_kind in ('pickup', 'delivery')),
  service text not null,
  bags integer not null check (bags > 0),
  note text not null default '',
  -- A neighbour's, until it is an order of theirs or set aside.
  giver_name text,
  giver_phone text,
  marked_at timestamptz not null,
  arrived_at timestamptz not null,
  -- What keeps it from becoming an order by itself; null for nothing.
  problem text check (problem in
    ('not_sold', 'blocked', 'bad_number', 'not_theirs', 'removed', 'handed_in', 'not_placed')),
  order_id uuid references orders on delete set null,
  outcome text check (outcome in ('order', 'set_aside')),
  decided_by uuid references users on delete set null,
  decided_at timestamptz,
  constraint door_bags_once unique (rider_id, idempotency_key)
);
create index door_bags_of_order on door_bags (from_order_id);
create index door_bags_order on door_bags (order_id);
create index door_bags_waiting on door_bags (arrived_at) where outcome is null;
create index door_bags_handed_in_by on door_bags (handed_in_by);
create index door_bags_decided_by on door_bags (decided_by);
