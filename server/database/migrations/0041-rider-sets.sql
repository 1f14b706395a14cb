-- A set of bags that a rider brought and a colleague took in, signed for by both. What wasn't there stays with the rider.
create table rider_sets (
  id uuid primary key,
  rider_id uuid references users on delete set null,
  received_by uuid references users on delete set null,
  -- What the rider should have brought, and what was there.
  orders integer not null check (orders > 0),
  bags integer not null check (bags > 0),
  taken integer not null check (taken between 1 and bags),
  at timestamptz not null,
  -- When the rider agreed.
  confirmed_at timestamptz
);
create index rider_sets_of_rider on rider_sets (rider_id, at);

-- The bags of a pickup that were taken in, by their numbers: each once.
create table rider_set_bags (
  visit_id uuid not null references stop_completions on delete cascade,
  number integer not null check (number > 0),
  set_id uuid not null references rider_sets on delete cascade,
  primary key (visit_id, number)
);
create index rider_set_bags_of_set on rider_set_bags (set_id);
