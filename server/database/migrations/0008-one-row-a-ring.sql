-- What staff's bells ring for is one row that all who hear of it share. Rows of single people from before stay theirs
-- until they are a month old.
alter table notifications
  alter column user_id drop not null,
  -- Of what staff share, who hears of it, and who has yet to read it.
  add column heard_by uuid[],
  add column unread_by uuid[],
  add constraint notifications_are_for_somebody check (
    num_nulls(user_id, heard_by) = 1 and num_nulls(heard_by, unread_by) <> 1 and unread_by <@ heard_by);
create unique index notifications_once_for_staff on notifications (dedupe_key) where user_id is null;
create index notifications_unread_by_staff on notifications using gin (unread_by) with (fastupdate = off)
  where user_id is null;
