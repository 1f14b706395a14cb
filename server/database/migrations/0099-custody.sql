-- Who has each piece: codes to mark bags and items with, the units of an order, and what is written of their hand-overs.
create table tags (
  code text primary key check (code ~ '^[0-9A-HJKMNP-TV-Z]{8}$'),
  kind text not null check (kind in ('bag', 'item')),
  made_at timestamptz not null
);

-- Where each unit is; what is written of hand-overs comes to the same.
create table units (
  order_id uuid not null references orders on delete cascade,
  number integer not null check (number between 1 and 200),
  kind text not null check (kind in ('bag', 'item')),
  -- 0 where nobody counted what is in a bag.
  pieces integer not null check (pieces between 0 and 500),
  place text not null check (place in ('plant', 'packed', 'rider', 'customer')),
  released boolean not null default false,
  primary key (order_id, number)
);

-- A code is on one unit at most, until that unit is with its customer; then it begins again.
create table unit_tags (
  id bigint generated always as identity primary key,
  code text not null references tags,
  order_id uuid not null,
  number integer not null,
  is_live boolean not null default true,
  foreign key (order_id, number) references units on delete cascade
);
create unique index unit_tags_live on unit_tags (code) where is_live;
create index unit_tags_of_order on unit_tags (order_id);

-- Each names the one before by its hash. Who did it and the reason they gave stand beside what is hashed.
create table custody_events (
  order_id uuid not null references orders on delete cascade,
  seq integer not null check (seq > 0),
  at timestamptz not null,
  content jsonb not null check (jsonb_typeof(content) = 'object'),
  previous text not null check (previous ~ '^([0-9a-f]{64})?$'),
  hash text not null check (hash ~ '^[0-9a-f]{64}$'),
  actor_id uuid references users on delete set null,
  note text check (length(note) between 1 and 500),
  -- What the commitment to the note is salted with.
  note_nonce text,
  idempotency_key text,
  request_hash text,
  primary key (order_id, seq)
);
create unique index custody_events_once on custody_events (idempotency_key) where idempotency_key is not null;
create index custody_events_of_actor on custody_events (actor_id) where actor_id is not null;
create trigger custody_events_are_append_only before update or delete on custody_events for each row
  execute function append_only(
    'custody events are append-only', '{actor_id,note,note_nonce,idempotency_key,request_hash}', 'orders', 'order_id'
  );
create trigger custody_events_are_never_emptied before truncate on custody_events for each statement
  execute function append_only('custody events are append-only');
