-- A person's open pages hear of a new notification when the transaction commits.
create or replace function notify_of_notifications() returns trigger
language plpgsql as $$
begin
  perform pg_notify('notifications', json_build_object('userId', new.user_id)::text);
  return null;
end $$;
