-- The open pages of some people read their bells again when the transaction commits: those who hear of new or removed
-- notifications, and those who have just read one. A hundred people a notice, for one has no room for more than 190.
create or replace function notify_of_notifications() returns trigger
language plpgsql as $$
declare
  people uuid[];
begin
  if tg_op = 'UPDATE' then
    people := array(
      select user_id from changed where user_id is not null
      union
      -- Of what staff share, those who no longer have it to read.
      select reader from before join changed using (id) cross join lateral unnest(before.unread_by) as reader
        where reader <> all (changed.unread_by));
  else
    people := array(select distinct unnest(coalesce(heard_by, array[user_id])) from changed);
  end if;
  for place in 1..cardinality(people) by 100 loop
    perform pg_notify('notifications', json_build_object('userIds', people[place:place + 99])::text);
  end loop;
  return null;
end $$;
