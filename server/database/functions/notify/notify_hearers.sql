-- The open pages of some people read their bells again when the transaction commits. A hundred people a notice, for
-- one has no room for more than 190.
create or replace function notify_hearers(people uuid[]) returns void
language sql as $$
  select pg_notify('notifications', json_build_object('userIds', json_agg(id))::text)
  from unnest(people) with ordinality as hearer (id, place)
  group by (place - 1) / 100;
$$;
