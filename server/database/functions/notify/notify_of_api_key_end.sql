-- Every process hears of a key that is revoked, or whose maker is gone, and ends the streams that it opened.
create or replace function notify_of_api_key_end() returns trigger
language plpgsql as $$
begin
  perform pg_notify('access', json_build_object('apiKeyId', new.id)::text);
  return null;
end $$;
