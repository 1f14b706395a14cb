-- Garments, which of them an order names, and pictures whose files are to go.

create table garments (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  name text not null check (length(name) between 1 and 100),
  category text not null check (category in ('shirts', 'suits', 'dresses', 'casual', 'outerwear')),
  condition text not null check (condition in ('excellent', 'good', 'fair', 'poor')),
  color text not null,
  size text not null,
  material text not null,
  care_instructions text not null,
  notes text not null,
  clean_count integer not null default 0 check (clean_count >= 0),
  last_cleaned_at timestamptz,
  -- Names the picture's files; no two garments share one.
  picture_id uuid unique,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index garments_of_user on garments (user_id, id desc);

create table order_garments (
  order_id uuid not null references orders on delete cascade,
  garment_id uuid not null references garments on delete cascade,
  -- Set when the order's completion was counted, so that it counts once.
  cleaned_at timestamptz,
  primary key (order_id, garment_id)
);
create index order_garments_of_garment on order_garments (garment_id);

-- Pictures that no garment has: on their way to one, or on their way out. A job removes their files.
create table stray_pictures (
  id uuid primary key,
  -- Null: at once.
  remove_after timestamptz
);

-- However a garment loses its picture (replaced, deleted, its owner erased), the files are remembered.
create function remember_stray_picture() returns trigger language plpgsql as $$
begin
  if old.picture_id is not null and (tg_op = 'DELETE' or new.picture_id is distinct from old.picture_id) then
    insert into stray_pictures (id) values (old.picture_id)
      on conflict (id) do update set remove_after = null;
  end if;
  return null;
end $$;
create trigger garments_leave_their_pictures after delete or update of picture_id on garments
  for each row execute function remember_stray_picture();
