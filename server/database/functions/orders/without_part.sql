-- A message's parts without one that was withdrawn.
create or replace function without_part(parts jsonb, part_id uuid) returns jsonb
language sql immutable as $$
  select coalesce(jsonb_agg(part order by place) filter (where part ->> 'id' <> part_id::text), '[]')
  from jsonb_array_elements(parts) with ordinality as each (part, place)
$$;
