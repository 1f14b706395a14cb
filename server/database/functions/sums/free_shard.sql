-- A shard of the running sums for this transaction to add to, which is then its own until it ends: so orders that are
-- placed at the same time don't wait for each other's commit. Where others have them all it waits for one.
create or replace function free_shard() returns integer
language plpgsql as $$
declare
  own constant integer := pg_backend_pid() % 32;
begin
  for step in 0..31 loop
    if pg_try_advisory_xact_lock(hashtext('shards'), (own + step) % 32) then
      return (own + step) % 32;
    end if;
  end loop;
  perform pg_advisory_xact_lock(hashtext('shards'), own);
  return own;
end $$;
