-- What a machine does, so that what a garment may not get can be refused; null where nobody said.
alter table places
  add column process text check (process in ('wash', 'tumble_dry', 'bleach', 'press')),
  add constraint places_process_of_machine check (process is null or kind = 'machine');
