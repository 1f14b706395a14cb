-- Keys with which programs ask in the name of the person who made them, and by which key something was done. Of the
-- secret there is its SHA-256 alone: it is 32 random bytes, so nobody finds it by trying, and no slow hash is needed.
create table api_keys (
  id uuid primary key,
  name text not null check (length(name) between 1 and 60),
  prefix text not null check (length(prefix) between 1 and 20),
  hash text not null unique check (hash ~ '^[0-9a-f]{64}$'),
  permissions jsonb not null
    check (jsonb_typeof(permissions) = 'array' and jsonb_array_length(permissions) > 0),
  made_by uuid references users on delete set null,
  created_at timestamptz not null,
  last_used_at timestamptz,
  expires_at timestamptz check (expires_at > created_at),
  revoked_at timestamptz
);
create index api_keys_of_maker on api_keys (made_by);

alter table events add column api_key_id uuid references api_keys;
alter table audit_log add column api_key_id uuid references api_keys;

create function notify_of_api_key_end() returns trigger language plpgsql as $$ begin return null; end $$;
create trigger api_key_ends_notify after update of revoked_at, made_by on api_keys for each row
  when (old.revoked_at is distinct from new.revoked_at or old.made_by is distinct from new.made_by)
  execute function notify_of_api_key_end();
