-- Units that nobody finds are looked for, and given up only by somebody's decision.
alter table units drop constraint units_place_check;
alter table units add constraint units_place_check
  check (place in ('plant', 'packed', 'rider', 'customer', 'missing', 'written_off'));
create index units_looked_for on units (order_id, number) where place = 'missing' or (place = 'plant' and released);
create index custody_events_by_time on custody_events (at);

-- A tag of one order was scanned among another's: told at once, and kept as a trace of what may be mixed up.
create table foreign_scans (
  id bigint generated always as identity primary key,
  order_id uuid not null references orders on delete cascade,
  foreign_id uuid not null references orders on delete cascade,
  at timestamptz not null
);
create index foreign_scans_of_order on foreign_scans (order_id);
create index foreign_scans_of_foreign on foreign_scans (foreign_id);
