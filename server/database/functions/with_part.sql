-- A message's parts with a newer one, if there is one. Nothing is said twice under one title; what can still be
-- withdrawn stays, for what is newer may be withdrawn before it.
create or replace function with_part(parts jsonb, part jsonb) returns jsonb
language sql immutable as $$
  select case when part is null then parts else jsonb_build_array(part) || coalesce(
    jsonb_agg(older order by place)
      filter (where older ->> 'title' <> part ->> 'title' or older ->> 'about' is not null),
    '[]') end
  from jsonb_array_elements(parts) with ordinality as each (older, place)
$$;
