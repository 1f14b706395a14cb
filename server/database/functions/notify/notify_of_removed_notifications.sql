-- A person's open pages hear that a notification was taken back.
create or replace function notify_of_removed_notifications() returns trigger
language plpgsql as $$
begin
  perform pg_notify('notifications', json_build_object('userId', old.user_id)::text);
  return null;
end $$;
