-- After how many hours what hasn't moved is asked about; and places that are not used any more, whose names are free.
alter table business
  add column still_hours integer not null default 24 check (still_hours between 1 and 168);
alter table places add column retired_at timestamptz;
drop index places_names;
create unique index places_names on places (lower(name)) where retired_at is null;
