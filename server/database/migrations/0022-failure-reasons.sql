-- A failed visit has a reason as data, and the call that was made before it.
alter table stop_completions
  -- Null where an older app gave the reason in words alone, in the note.
  add column failure_reason text check (failure_reason in ('nobody_there', 'not_ready', 'wrong_address', 'refused', 'gate_closed', 'come_later', 'other')),
  add column called_at timestamptz,
  add constraint stop_completions_failure check (brought_back or (failure_reason is null and called_at is null));
alter table late_stops
  add column failure_reason text check (failure_reason in ('nobody_there', 'not_ready', 'wrong_address', 'refused', 'gate_closed', 'come_later', 'other')),
  add column called_at timestamptz,
  add constraint late_stops_failure check (brought_back or (failure_reason is null and called_at is null));
