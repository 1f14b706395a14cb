-- A delivery that couldn't be made may arrive late too: its note says why, for its customer.
alter table late_stops
  add column brought_back boolean not null default false,
  add constraint late_stops_say_why check (not brought_back or (kind = 'delivery' and note <> ''));
