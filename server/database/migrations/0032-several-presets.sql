-- A person may have several presets: one is the role, the others stand beside it.
alter table users
  add column more_presets text[] not null default '{}',
  add constraint users_more_presets_check check (
    more_presets <@ array['owner', 'manager', 'counter', 'plant', 'rider']
    and not role = any (more_presets)
    and (role <> 'customer' or more_presets = '{}'));

alter table staff_invitations
  add column more_presets text[] not null default '{}',
  add constraint staff_invitations_more_presets_check check (
    more_presets <@ array['owner', 'manager', 'counter', 'plant', 'rider']
    and not preset = any (more_presets));

drop trigger role_changes_notify on users;
create trigger role_changes_notify
  after update of role, more_presets, narrowed_to, suspended_at on users
  for each row when (old.role is distinct from new.role
    or old.more_presets is distinct from new.more_presets
    or old.narrowed_to is distinct from new.narrowed_to
    or old.suspended_at is distinct from new.suspended_at)
  execute function notify_of_person_access();
