-- Whether a night's backup can be restored: the newest one is rehearsed on a scratch database.
alter table nightly_backups
  add column rehearsed_at timestamptz,
  -- How many things its audit found wrong; null where it could not be restored.
  add column wrong integer check (wrong >= 0),
  -- The first sentences about them, or why it could not be restored.
  add column findings text[],
  add check ((rehearsed_at is null) = (findings is null)),
  add check (rehearsed_at is not null or wrong is null),
  add check (rehearsed_at is null or file is not null);
