-- Filters of the staff's list of orders that somebody kept under a name. The query is the address's, and is read anew
-- each time, so one that an older version kept does no harm.
create table saved_views (
  user_id uuid not null references users on delete cascade,
  name text not null check (name <> '' and length(name) <= 40),
  query text not null check (length(query) <= 1000),
  primary key (user_id, name)
);
