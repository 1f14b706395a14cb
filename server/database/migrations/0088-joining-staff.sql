-- People join the staff by an invitation: mailed, or a link that somebody hands on. It is good once, for two days.
create table staff_invitations (
  id uuid primary key,
  email text check (email <> ''),
  preset text not null check (preset in ('owner', 'manager', 'counter', 'plant', 'rider')),
  narrowed_to jsonb check (jsonb_typeof(narrowed_to) = 'array'),
  refunds_per_day_paise bigint check (refunds_per_day_paise >= 0),
  token_hash text unique check (token_hash ~ '^[0-9a-f]{64}$'),
  invited_by uuid not null references users on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  accepted_at timestamptz,
  accepted_by uuid references users on delete set null,
  withdrawn_at timestamptz,
  check (accepted_at is null or withdrawn_at is null)
);
create unique index staff_invitations_that_wait on staff_invitations (email)
  where accepted_at is null and withdrawn_at is null;
create index staff_invitations_by_inviter on staff_invitations (invited_by);
create index staff_invitations_of_person on staff_invitations (accepted_by) where accepted_by is not null;

-- When somebody became staff, where their account was there before; and since when they are suspended.
alter table users
  add column staff_since timestamptz,
  add column suspended_at timestamptz,
  add constraint users_staff_since_check check (staff_since is null or role <> 'customer'),
  add constraint users_suspended_check check (suspended_at is null or role <> 'customer');

drop trigger role_changes_notify on users;
create trigger role_changes_notify after update of role, narrowed_to, suspended_at on users for each row
  when (old.role is distinct from new.role or old.narrowed_to is distinct from new.narrowed_to
    or old.suspended_at is distinct from new.suspended_at)
  execute function notify_of_person_access();
