-- How far the watch over the laundry's day has come, in one row: until when orders that became late were reported, and
-- the last day with its evening reported.
create table day_watch (
  id integer primary key check (id = 1),
  late_until timestamptz not null,
  evening date
);
