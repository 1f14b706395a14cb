-- Those who heard of a notification that was taken back.
create or replace function notify_of_removed_notifications() returns trigger
language plpgsql as $$
begin
  perform notify_hearers(case when old.user_id is null then old.heard_by else array[old.user_id] end);
  return null;
end $$;
