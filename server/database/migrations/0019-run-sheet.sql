-- The driver's taps: which stop was made when, with what note and photo, and which were taken back.

create table stop_visits (
  id uuid primary key,
  order_id uuid not null references orders on delete cascade,
  kind text not null check (kind in ('pickup', 'delivery')),
  -- What the tap took the order from, and is given back by an undo; null where it only left a note or photo.
  status_before text,
  note text not null default '' check (length(note) <= 500),
  -- Names the photo's files; no two visits share one.
  picture_id uuid unique,
  visited_by uuid references users on delete set null,
  visited_at timestamptz not null,
  undone_at timestamptz,
  idempotency_key text not null,
  -- A tap that is sent again counts once, even after it was taken back.
  constraint stop_visits_once unique (order_id, kind, idempotency_key)
);
create trigger stop_visits_leave_their_pictures after delete or update of picture_id on stop_visits
  for each row execute function remember_stray_picture();

-- A day's sheet reads its own orders and no others.
create index orders_to_pick_up on orders (pickup_date) where status = 'pickup_scheduled';
create index orders_to_deliver on orders (estimated_delivery_at)
  where status in ('ready', 'out_for_delivery');
create index orders_by_completion on orders (completed_at) where status = 'completed';
