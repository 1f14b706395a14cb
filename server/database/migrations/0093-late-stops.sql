-- Sessions that ended because their person was suspended or removed: what their phone had kept by then can still say
-- whose it is. Nothing else is answered to them.
create table ended_staff_sessions (
  token_hash text primary key check (token_hash ~ '^[0-9a-f]{64}$'),
  user_id uuid not null references users on delete cascade,
  expires_at timestamptz not null
);
create index ended_staff_sessions_of_person on ended_staff_sessions (user_id);
create index ended_staff_sessions_by_end on ended_staff_sessions (expires_at);

-- Stops that a phone marked and that were not its person's to mark any more when they arrived: somebody decides.
create table late_stops (
  id uuid primary key,
  order_id uuid not null references orders on delete cascade,
  kind text not null check (kind in ('pickup', 'delivery')),
  rider_id uuid not null references users on delete cascade,
  why text not null check (why in ('removed', 'suspended', 'not_theirs')),
  note text not null,
  collected text check (collected in ('cash', 'upi')),
  collected_paise bigint check (collected_paise > 0),
  picture_id uuid unique,
  marked_at timestamptz not null,
  arrived_at timestamptz not null,
  idempotency_key text not null,
  outcome text check (outcome in ('applied', 'set_aside')),
  decided_by uuid references users on delete set null,
  decided_at timestamptz,
  check ((outcome is null) = (decided_at is null)),
  constraint late_stops_once unique (order_id, kind, idempotency_key)
);
create index late_stops_of_rider on late_stops (rider_id);
create index late_stops_decided_by on late_stops (decided_by) where decided_by is not null;
create index late_stops_that_wait on late_stops (marked_at) where outcome is null;

-- The picture of one that was applied is the completion's.
create trigger late_stops_leave_their_pictures after delete on late_stops
  for each row when (old.outcome is distinct from 'applied') execute function remember_stray_picture();
