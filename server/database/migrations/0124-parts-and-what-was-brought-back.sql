-- What a completion handed over, by numbers, where it wasn't all of it, so that it can be taken back; and deliveries that
-- couldn't be made.
alter table stop_completions
  add column units jsonb check (jsonb_typeof(units) = 'array'),
  add column brought_back boolean not null default false;
