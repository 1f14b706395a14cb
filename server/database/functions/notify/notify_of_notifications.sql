-- Those who hear of a new notification, and those who have just read one that staff share.
create or replace function notify_of_notifications() returns trigger
language plpgsql as $$
begin
  perform notify_hearers(case
    when new.user_id is not null then array[new.user_id]
    when tg_op = 'INSERT' then new.heard_by
    else array(select unnest(old.unread_by) except select unnest(new.unread_by))
  end);
  return null;
end $$;
