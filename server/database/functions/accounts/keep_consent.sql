-- A consent is only added to: it is withdrawn once, and loses its person when they are erased.
create or replace function keep_consent() returns trigger
language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    if old.withdrawn_at is null
      and to_jsonb(new) - '{withdrawn_at,withdrawn_by}'::text[] = to_jsonb(old) - '{withdrawn_at,withdrawn_by}'::text[]
    then
      return new;
    end if;
    if new.user_id is null and to_jsonb(new) - 'user_id' = to_jsonb(old) - 'user_id' then
      return new;
    end if;
  end if;
  raise exception 'a consent is withdrawn, never changed or removed';
end $$;
