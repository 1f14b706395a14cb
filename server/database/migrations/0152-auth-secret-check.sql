-- What the server's secret was at the last start, as a keyed value that doesn't tell it.
create table auth_secret_check (
  id integer primary key check (id = 1),
  value text not null check (length(value) <= 64)
);
