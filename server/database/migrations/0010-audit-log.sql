-- Who of the staff did what to which record; and the index type that finds a part of a text.

-- Searching for parts of names, numbers and addresses without reading every row.
create extension if not exists pg_trgm;

create table audit_log (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  -- Null for commands at the server itself.
  actor_id uuid references users on delete set null,
  -- What was done, as "thing.verb": "item.priced", "customer.blocked".
  action text not null check (action ~ '^[a-z_]+\.[a-z_]+$'),
  subject_type text not null,
  subject_id text not null,
  -- A sentence for people. It never names a customer, for it outlives them.
  summary text not null check (length(summary) between 1 and 500),
  -- What changed, from what to what.
  details jsonb
);
create index audit_log_of_subject on audit_log (subject_type, subject_id, id desc);
create index audit_log_of_actor on audit_log (actor_id, id desc);
create index audit_log_of_action on audit_log (action, id desc);
create index audit_log_words on audit_log using gin (summary gin_trgm_ops);

create function refuse_audit_change() returns trigger language plpgsql as $$
begin
  -- Removing a person may clear who acted; nothing else of an entry ever changes or goes.
  if tg_op = 'UPDATE' and new.actor_id is null
    and (new.id, new.at, new.action, new.subject_type, new.subject_id, new.summary, new.details)
      is not distinct from
      (old.id, old.at, old.action, old.subject_type, old.subject_id, old.summary, old.details)
  then
    return new;
  end if;
  raise exception 'the audit log is append-only';
end $$;
create trigger audit_log_is_append_only before update or delete on audit_log
  for each row execute function refuse_audit_change();
create trigger audit_log_is_never_emptied before truncate on audit_log
  for each statement execute function refuse_audit_change();
