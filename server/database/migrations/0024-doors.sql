-- Where the rider was as a stop was made, as a DIGIPIN: doors without a pin are learned from it.
alter table stop_completions
  add column digipin text check (digipin ~ '^[2-9CFJKLMPT]{3}-[2-9CFJKLMPT]{3}-[2-9CFJKLMPT]{4}$'),
  add constraint stop_completions_undone_nowhere check (undone_at is null or digipin is null);
