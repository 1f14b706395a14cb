-- Delays that riders, or who plans their runs, announced to the customers who wait.
create table run_delays (
  id uuid primary key,
  rider_id uuid not null references users on delete cascade,
  minutes integer not null check (minutes in (15, 30, 60)),
  -- The orders whose customers were told.
  told uuid[] not null,
  announced_by uuid not null references users on delete cascade,
  announced_at timestamptz not null,
  undone_at timestamptz check (undone_at >= announced_at)
);
create index run_delays_of_rider on run_delays (rider_id, announced_at);
create index run_delays_of_announcer on run_delays (announced_by);
