-- Things that were found without a tag, and nobody knows whose they are.
create table found_things (
  id uuid primary key,
  what text not null check (length(what) between 1 and 100),
  found_where text not null check (length(found_where) between 1 and 200),
  picture_id uuid unique references unit_pictures on delete set null,
  found_by uuid references users on delete set null,
  found_at timestamptz not null,
  put_aside_at timestamptz
);
create index found_things_of_user on found_things (found_by) where found_by is not null;
