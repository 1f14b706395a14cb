-- What a unit is called, which of its customer's garments it is and what it looked like: beside the chain, which holds
-- digests of photos and commitments to names alone.
alter table units
  add column name text check (length(name) between 1 and 100),
  -- What the commitment to the name is salted with.
  add column name_nonce text,
  add column garment_id uuid references garments on delete set null;
create index units_of_garment on units (garment_id) where garment_id is not null;

create table unit_pictures (
  picture_id uuid primary key,
  -- Null until a unit has it, which is within a day or never.
  order_id uuid,
  number integer,
  stage text check (stage in ('intake', 'packing')),
  -- SHA-256 of its larger file, as the chain has it.
  digest text not null check (digest ~ '^[0-9a-f]{64}$'),
  user_id uuid references users on delete set null,
  created_at timestamptz not null,
  foreign key (order_id, number) references units on delete cascade,
  constraint unit_pictures_of_unit check (num_nonnulls(order_id, number, stage) in (0, 3))
);
create index unit_pictures_of_order on unit_pictures (order_id, number) where order_id is not null;
create index unit_pictures_unused on unit_pictures (created_at) where order_id is null;
create index unit_pictures_of_user on unit_pictures (user_id) where user_id is not null;
create trigger unit_pictures_leave_their_files after delete on unit_pictures
  for each row execute function remember_stray_picture();

-- What a garment may not get.
alter table garments add column never jsonb not null default '[]'
  constraint garments_never check (jsonb_typeof(never) = 'array');

-- A tag that stays with a garment is known at its next visit; one that was replaced is never used again.
alter table tags
  add column garment_id uuid unique references garments on delete set null,
  add column retired_at timestamptz;

-- The unit that a claim is about, where it was counted in.
alter table claims add column unit_number integer;
alter table claims add constraint claims_of_unit foreign key (order_id, unit_number) references units (order_id, number);
