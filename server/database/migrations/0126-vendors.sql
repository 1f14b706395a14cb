-- Laundries outside that clean what ours doesn't; hand-overs name them by number, so none goes.
create table vendors (
  number integer primary key generated always as identity,
  name text not null check (length(name) between 1 and 60),
  phone text not null default '' check (length(phone) <= 30),
  retired_at timestamptz
);
create unique index vendors_names on vendors (lower(name)) where retired_at is null;
create index units_at_vendors on units (order_id) where place = 'vendor';
