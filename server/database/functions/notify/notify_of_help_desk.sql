-- Staff's screens and the customer's own hear what changed, and read it again. Its argument names the kind.
create or replace function notify_of_help_desk() returns trigger
language plpgsql as $$
begin
  perform pg_notify('help_desk', json_build_object(
    'kind', tg_argv[0],
    'id', coalesce(new.id, old.id),
    'userId', coalesce(new.user_id, old.user_id))::text);
  return null;
end $$;
