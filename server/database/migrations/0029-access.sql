-- Access that ends takes along what was opened with it: live streams and browsers that show notices.

-- Every process hears of it when the transaction commits, and ends the streams that it holds.
create function tell_session_end() returns trigger language plpgsql as $$
begin
  perform pg_notify('access', json_build_object('sessionId', old.id)::text);
  return null;
end $$;
create trigger session_ends_are_told after delete on sessions
  for each row execute function tell_session_end();

-- What a person may do has changed: their streams begin again, with what they may hear from then on.
create function tell_person_access() returns trigger language plpgsql as $$
begin
  perform pg_notify('access', json_build_object('userId',
    case when tg_table_name = 'users' then to_jsonb(new) ->> 'id'
      else to_jsonb(case when tg_op = 'DELETE' then old else new end) ->> 'user_id' end)::text);
  return null;
end $$;
create trigger role_changes_are_told after update of role on users
  for each row when (old.role is distinct from new.role) execute function tell_person_access();
create trigger blocks_are_told after insert or delete on customer_blocks
  for each row execute function tell_person_access();

-- A browser shows notices for as long as the session lasts that turned them on. Those that are there
-- already go with their person's session that was used last.
alter table push_subscriptions add column session_id uuid references sessions on delete cascade;
update push_subscriptions set session_id = (
  select id from sessions where sessions.user_id = push_subscriptions.user_id
  order by updated_at desc limit 1);
delete from push_subscriptions where session_id is null;
alter table push_subscriptions alter column session_id set not null;
create index push_subscriptions_of_session on push_subscriptions (session_id);
