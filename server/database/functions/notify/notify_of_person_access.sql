-- What a person may do has changed: their streams begin again, with what they may hear from then on.
create or replace function notify_of_person_access() returns trigger
language plpgsql as $$
begin
  perform pg_notify('access', json_build_object('userId',
    case when tg_table_name = 'users' then to_jsonb(new) ->> 'id'
      else to_jsonb(case when tg_op = 'DELETE' then old else new end) ->> 'user_id' end)::text);
  return null;
end $$;
