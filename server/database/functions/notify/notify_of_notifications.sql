-- A person's open pages hear of a new notification when the transaction commits; those of all staff, without a
-- person, of one that staff share, and those of its reader that it was read.
create or replace function notify_of_notifications() returns trigger
language plpgsql as $$
begin
  if tg_op = 'UPDATE' and new.user_id is null then
    perform pg_notify('notifications', json_build_object('userId', id)::text)
      from (select unnest(old.unread_by) except select unnest(new.unread_by)) as reader (id);
  else
    perform pg_notify('notifications', json_build_object('userId', new.user_id)::text);
  end if;
  return null;
end $$;
