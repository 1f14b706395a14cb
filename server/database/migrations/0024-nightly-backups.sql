-- What became of each night's backup, so that it is made once and staff hear when it wasn't.

create table nightly_backups (
  -- In the laundry's zone.
  night_date date primary key,
  tried_at timestamptz not null,
  -- The file and its size; null while it failed, and then why.
  file text,
  bytes bigint check (bytes > 0),
  failure text,
  check ((file is null) = (bytes is null)),
  check ((file is null) = (failure is not null))
);
