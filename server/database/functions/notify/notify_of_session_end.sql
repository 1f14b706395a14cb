-- Every process hears of an ended session when the transaction commits, and ends the streams that it holds.
create or replace function notify_of_session_end() returns trigger
language plpgsql as $$
begin
  perform pg_notify('access', json_build_object('sessionId', old.id)::text);
  return null;
end $$;
