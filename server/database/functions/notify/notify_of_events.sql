-- Every event reaches the listening processes when its transaction commits; what it is about decides who follows it.
create or replace function notify_of_events() returns trigger
language plpgsql as $$
begin
  perform pg_notify('events', json_build_object(
    'id', new.id,
    'type', new.type,
    'subject', json_build_object('kind', new.subject_kind, 'id', new.subject_id),
    'userId', new.data -> 'userId')::text);
  return null;
end $$;
