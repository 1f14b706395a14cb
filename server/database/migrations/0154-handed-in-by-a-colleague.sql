-- A stop that a rider left on a shared phone is handed in by a colleague: it always waits, and says who handed it in.
alter table late_stops
  add column handed_in_by uuid references users on delete set null,
  drop constraint late_stops_why_check,
  add constraint late_stops_why_check check (why in ('removed', 'suspended', 'not_theirs', 'handed_in')),
  add constraint late_stops_handed_in check (handed_in_by is null or why = 'handed_in');
create index late_stops_handed_in_by on late_stops (handed_in_by) where handed_in_by is not null;
