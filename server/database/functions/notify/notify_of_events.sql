-- Every event reaches the listening processes when its transaction commits; its subject decides who follows it. A
-- placed order's is announced by the first entry of its history.
create or replace function notify_of_events() returns trigger
language plpgsql as $$
begin
  perform pg_notify('events', json_build_object(
    'type', new.type,
    'subject', json_build_object('kind', new.subject_kind, 'id', new.subject_id),
    'userId', new.data -> 'userId')::text);
  return null;
end $$;
