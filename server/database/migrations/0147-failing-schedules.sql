-- What the product does by the clock and has failed at since; a run that succeeds removes its row.
create table failing_schedules (
  schedule text primary key,
  since timestamptz not null,
  tried_at timestamptz not null,
  tries integer not null check (tries > 0),
  -- What the last try failed with.
  error text not null check (length(error) <= 200)
);
