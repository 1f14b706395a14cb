-- Claims: pieces that came back spoilt, or not at all, for which their customers want money. What both sides write
-- stands in the ticket of the claim.
create table claims (
  id uuid primary key,
  order_id uuid not null references orders on delete cascade,
  -- Null once its customer was erased.
  ticket_id uuid unique references tickets on delete set null,
  problem text not null check (problem in ('stain', 'damaged', 'missing')),
  -- The item of one of the order's lines, or a garment that the order names; which of its pieces, from 1.
  item_id text not null,
  piece_number integer not null check (piece_number between 1 and 500),
  -- As the order names it; null once its customer was erased.
  piece text check (length(piece) > 0),
  reported_at timestamptz not null,
  answer_by timestamptz not null,
  decide_by timestamptz not null,
  status text not null default 'open' check (status in ('open', 'decided', 'declined', 'settled')),
  award_paise bigint check (award_paise >= 0),
  -- How often it was decided or settled.
  revision integer not null default 0 check (revision >= 0),
  constraint claims_once unique (order_id, item_id, piece_number),
  constraint claims_award check ((status = 'open') = (award_paise is null)),
  constraint claims_declined check ((status = 'declined') = (coalesce(award_paise, 1) = 0))
);
create index claims_unfinished on claims (decide_by) where status in ('open', 'decided');
create index claims_reported on claims (reported_at desc, id desc);

-- What became of it, with the figures that it rests on. The reason that its customer reads can be erased.
create table claim_events (
  id uuid primary key,
  claim_id uuid not null references claims on delete cascade,
  kind text not null check (kind in ('decided', 'settled')),
  actor_id uuid references users on delete set null,
  at timestamptz not null,
  content jsonb not null check (jsonb_typeof(content) = 'object'),
  reason text check (length(reason) between 1 and 1000)
);
create index claim_events_of_claim on claim_events (claim_id, id);
create unique index claim_events_settled_once on claim_events (claim_id) where kind = 'settled';
create index claim_events_of_actor on claim_events (actor_id, at) where actor_id is not null;
create trigger claim_events_are_append_only before update or delete on claim_events for each row
  execute function append_only('events of claims are append-only', '{actor_id,reason}', 'claims', 'claim_id');
create trigger claim_events_are_never_emptied before truncate on claim_events for each statement
  execute function append_only('events of claims are append-only');

-- How long things last, which what is proposed for a claim rests on, and for how many days photos of a claim stay
-- after its order is over.
alter table business
  add column useful_lives jsonb not null check (jsonb_typeof(useful_lives) = 'array') default '[
    {"name": "T-shirt, underwear, socks", "months": 18},
    {"name": "Shirt, blouse, kurta", "months": 24},
    {"name": "Trousers, jeans, skirt", "months": 36},
    {"name": "Dress, cotton saree, lehenga", "months": 36},
    {"name": "Silk saree, wedding wear", "months": 60},
    {"name": "Suit, blazer, sherwani", "months": 48},
    {"name": "Sweater, shawl", "months": 36},
    {"name": "Coat, jacket", "months": 48},
    {"name": "Leather, fur", "months": 60},
    {"name": "School uniform", "months": 12},
    {"name": "Bed linen, towels, table linen", "months": 24},
    {"name": "Curtains", "months": 48},
    {"name": "Blanket, quilt, rug", "months": 72},
    {"name": "Shoes, bags", "months": 24}
  ]',
  add column claim_photo_days integer not null default 180 check (claim_photo_days between 0 and 3650);
