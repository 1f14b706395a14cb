-- Since when a customer has clothes left with the guard of an address, and until when; null where never, and while it holds.
alter table addresses
  add column released_at timestamptz,
  add column release_withdrawn_at timestamptz,
  add constraint addresses_release_withdrawn_after_given check (release_withdrawn_at >= released_at);

alter table stop_completions
  drop constraint stop_completions_proof_check,
  add constraint stop_completions_proof_check check (proof in ('code', 'photo', 'release'));
