-- A message's parts with newer ones before them. Nothing older stays that a newer one replaces, but for what can still
-- be withdrawn, for what is newer may be withdrawn before it.
create or replace function with_parts(parts jsonb, newer jsonb) returns jsonb
language sql immutable as $$
  select newer || coalesce(jsonb_agg(older order by place), '[]')
  from jsonb_array_elements(parts) with ordinality as each (older, place)
  where older ->> 'about' is not null or not exists (
    select from jsonb_array_elements(newer) as part where part ->> 'replaces' = older ->> 'replaces')
$$;
